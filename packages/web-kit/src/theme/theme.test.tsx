import { beforeEach, expect, onTestFinished, test } from 'vitest';
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

test('the bar of the browser takes the colour of the page, of the one look and of the other', () => {
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#081514' });
  const style = document.createElement('style');
  style.textContent = '[data-theme] body { background: #080808 } [data-theme="light"] body { background: #f8f8f8 }';
  document.head.append(bar, style);
  onTestFinished(() => [bar, style].forEach((element) => element.remove()));
  const store = createThemeStore('dark');
  expect(bar.content).toBe('rgb(8, 8, 8)');
  store.choose('light');
  expect(bar.content).toBe('rgb(248, 248, 248)');
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
