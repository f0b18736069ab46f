import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BottomTabBar } from './bottom-tab-bar.tsx';

const icon = <svg viewBox="0 0 1 1" />;
const tabs = [
  { key: 'home', label: 'Inicio', href: '#home', icon, current: true },
  { key: 'deposit', label: 'Depositar', href: '#deposit', icon, featured: true },
  { key: 'account', label: 'Cuenta', href: '#account', icon },
];

test('all words stand on one line, also that of the tab that stands out', async () => {
  const screen = await render(<BottomTabBar label="Principal" tabs={tabs} className="md:block" />);
  const bottoms = tabs.map((tab) => Math.round(screen.getByText(tab.label).element().getBoundingClientRect().bottom));
  expect(new Set(bottoms).size).toBe(1);
});

test('the tab where the person is says so', async () => {
  const screen = await render(<BottomTabBar label="Principal" tabs={tabs} className="md:block" />);
  await expect.element(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Depositar' })).not.toHaveAttribute('aria-current');
});
