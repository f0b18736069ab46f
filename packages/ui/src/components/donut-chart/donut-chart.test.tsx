import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { DonutChart } from './donut-chart.tsx';

const chart = (
  <DonutChart
    label="Apuesta por categoría"
    heads={['Categoría', 'Apuesta', 'Parte']}
    parts={[
      { key: 'a', label: 'Casino', value: 60 },
      { key: 'b', label: 'Deportes', value: 30 },
      { key: 'c', label: 'Lotería', value: 10 },
    ]}
    totalLabel="Total"
    formatValue={(value) => `$${value}.00`}
    formatShare={(share) => `${Math.round(share * 100)} %`}
  />
);

test('every part stands in a row with its value and share', async () => {
  const screen = await render(chart);
  await expect.element(screen.getByRole('table', { name: 'Apuesta por categoría' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Deportes $30.00 30 %' })).toBeVisible();
});

test('the middle says the sum, and the part that the arrow keys are on', async () => {
  const screen = await render(chart);
  const ring = screen.getByRole('slider', { name: 'Apuesta por categoría' });
  await expect.element(screen.getByText('$100.00')).toBeVisible();
  await userEvent.tab();
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'Casino: $60.00, 60 %');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'Deportes: $30.00, 30 %');
  await expect.element(screen.getByText('$100.00')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByText('$100.00')).toBeVisible();
});

test('the pointer lights the part that it is over, and nothing in the middle', async () => {
  const screen = await render(chart);
  const ring = screen.getByRole('slider');
  await ring.hover({ position: { x: 14, y: 88 } });
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'Deportes: $30.00, 30 %');
  await ring.hover({ position: { x: 88, y: 88 } });
  await expect.element(screen.getByText('$100.00')).toBeVisible();
});
