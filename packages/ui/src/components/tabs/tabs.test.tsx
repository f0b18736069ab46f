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
