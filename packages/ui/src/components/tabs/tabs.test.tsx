import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { TabPanel, Tabs } from './tabs.tsx';

const items = [
  { value: 'wallet', label: 'Cartera' },
  { value: 'deposit', label: 'Depósito' },
  { value: 'bonus', label: 'Bonos' },
];

function Wallet({ count = 3 }: { count?: number }) {
  const [value, setValue] = useState('wallet');
  return (
    <Tabs label="Cartera" items={items.slice(0, count)} value={value} onValueChange={setValue}>
      {items.map((item) => (
        <TabPanel key={item.value} value={item.value}>{`Panel ${item.label}`}</TabPanel>
      ))}
    </Tabs>
  );
}

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('arrow keys move between tabs and show the panel', async () => {
  const screen = await render(<Wallet />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Depósito' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel Depósito');
});

test('in a right-to-left page the arrows point the other way', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(<Wallet />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Depósito' })).toHaveAttribute('aria-selected', 'true');
});

test('a single tab shows its panel and no list', async () => {
  const screen = await render(<Wallet count={1} />);
  await expect.element(screen.getByRole('tablist')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Panel Cartera')).toBeVisible();
});

test('vertical tabs are walked through with the arrows up and down', async () => {
  const screen = await render(
    <Tabs label="Cuenta" variant="vertical" items={items} value="wallet" onValueChange={() => undefined}>
      <TabPanel value="wallet">Panel</TabPanel>
    </Tabs>,
  );
  await expect.element(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('tab', { name: 'Depósito' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Bonos' })).toHaveFocus();
});

function NarrowTabs() {
  const many = Array.from({ length: 12 }, (_, index) => ({ value: String(index), label: `Sección ${index}` }));
  const [value, setValue] = useState('0');
  return (
    <div style={{ width: 320 }}>
      <Tabs label="Secciones" items={many} value={value} onValueChange={setValue} />
    </div>
  );
}

test.each(['ltr', 'rtl'])(
  'tabs that find no room scroll, fade where there is more, and show the chosen one (%s)',
  async (dir) => {
    document.documentElement.dir = dir;
    const screen = await render(<NarrowTabs />);
    const strip = screen.getByRole('tablist').element();
    await expect.element(screen.getByRole('tablist')).toHaveAttribute('data-fade-end', 'true');
    expect(strip.hasAttribute('data-fade-start')).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('tablist')).toHaveAttribute('data-fade-start', 'true');
    const last = screen.getByRole('tab', { name: 'Sección 11' }).element().getBoundingClientRect();
    const frame = strip.getBoundingClientRect();
    expect(last.left).toBeGreaterThanOrEqual(frame.left - 1);
    expect(last.right).toBeLessThanOrEqual(frame.right + 1);
  },
);
