import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BottomTabBar } from './bottom-tab-bar.tsx';

const icon = <svg viewBox="0 0 1 1" />;
const tabs = [
  { key: 'home', label: 'Inicio', href: '#home', icon, current: true },
  { key: 'deposit', label: 'Depositar', href: '#deposit', icon, featured: true },
  { key: 'account', label: 'Cuenta', href: '#account', icon },
];

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

test('all words stand on one line, also that of the tab that stands out', async () => {
  const screen = await render(<BottomTabBar label="Principal" tabs={tabs} className="md:block" />);
  const bottoms = tabs.map((tab) => Math.round(screen.getByText(tab.label).element().getBoundingClientRect().bottom));
  expect(new Set(bottoms).size).toBe(1);
});

test('the tab that stands out stands over the bar, which is as high as pages leave room for', async () => {
  await page.viewport(390, 844);
  const screen = await render(<BottomTabBar label="Principal" tabs={tabs} />);
  const bar = screen.getByRole('list').element();
  expect(bar.getBoundingClientRect().height).toBe(72);
  const raised = document.querySelector('[data-featured] > span')?.getBoundingClientRect();
  expect(raised?.top).toBeLessThan(bar.getBoundingClientRect().top);
});

test('the tab where the person is says so', async () => {
  const screen = await render(<BottomTabBar label="Principal" tabs={tabs} className="md:block" />);
  await expect.element(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Depositar' })).not.toHaveAttribute('aria-current');
});

test('words of twice the size that take two lines stand whole above the edge of the window', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const screen = await render(<BottomTabBar label="Principal" tabs={[...tabs, { ...tabs[0]!, key: 'more' }]} />);
  const word = screen.getByText('Depositar').element();
  const { fontSize, lineHeight } = getComputedStyle(word);
  expect(word.getBoundingClientRect().height, 'it takes two lines').toBeGreaterThan(1.5 * parseFloat(lineHeight));
  expect(parseFloat(lineHeight), 'which do not lie over each other').toBeGreaterThan(parseFloat(fontSize));
  const bar = screen.getByRole('navigation').element().getBoundingClientRect();
  const icon = document.querySelector('[data-featured] svg')?.getBoundingClientRect();
  expect(bar.bottom).toBe(640);
  expect(word.getBoundingClientRect().bottom).toBeLessThan(bar.bottom);
  expect(word.getBoundingClientRect().top).toBeGreaterThan(icon?.bottom ?? Infinity);
});
