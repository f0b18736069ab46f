import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarStack } from './bar-stack.tsx';

const words = {
  label: 'Por categoría',
  otherLabel: 'Otros',
  formatValue: (value: number) => `$${value}`,
  formatShare: (share: number) => `${Math.round(share * 100)} %`,
};
const parts = (values: readonly number[]) =>
  values.map((value, index) => ({ key: `p${index}`, label: `P${index}`, value }));

test('each part is a row with its name, value and share', async () => {
  const screen = await render(<BarStack {...words} parts={parts([75, 25])} />);
  await expect.element(screen.getByRole('list', { name: 'Por categoría' })).toBeVisible();
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('P0$7575 %');
});

test('what comes after the fifth of more than six is one row', async () => {
  const screen = await render(<BarStack {...words} parts={parts([10, 10, 10, 10, 10, 20, 30])} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(6);
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('Otros$5050 %');
});

test('nothing but zeros has shares of zero', async () => {
  const screen = await render(<BarStack {...words} parts={parts([0, 0])} />);
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('P0$00 %');
});
