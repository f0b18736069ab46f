import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createThemeStore, ThemeProvider, useTheme } from './index.ts';

beforeEach(() => localStorage.clear());
const shown = () => document.documentElement.dataset['theme'];

function Switch() {
  const { theme, toggleTheme } = useTheme();
  return <button onClick={toggleTheme}>{theme}</button>;
}

test('a site has its own look until somebody chooses, and the choice is kept', async () => {
  const screen = await render(
    <ThemeProvider store={createThemeStore('dark')}>
      <Switch />
    </ThemeProvider>,
  );
  expect(shown()).toBe('dark');
  await screen.getByRole('button', { name: 'dark' }).click();
  await expect.element(screen.getByRole('button', { name: 'light' })).toBeVisible();
  expect([shown(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
  expect(createThemeStore('dark').theme()).toBe('light');
});

test('a choice in another tab is followed', async () => {
  const screen = await render(
    <ThemeProvider store={createThemeStore('dark')}>
      <Switch />
    </ThemeProvider>,
  );
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  await expect.element(screen.getByRole('button', { name: 'light' })).toBeVisible();
});

test('a site may follow the device', () => {
  const device = window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  expect(createThemeStore('system').theme()).toBe(device);
});

test('a stored word that is no look is ignored', () => {
  localStorage.setItem('theme', 'purple');
  expect(createThemeStore('light').theme()).toBe('light');
});
