import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { AreaChart } from './area-chart.tsx';

const chart = (
  <AreaChart
    label="Ganancia de tres días"
    xLabel="Día"
    seriesLabel="Ganancia"
    points={[
      { key: 'a', label: '1 nov', value: 10 },
      { key: 'b', label: '2 nov', value: 20 },
      { key: 'c', label: '3 nov', value: 15 },
    ]}
    formatValue={(value) => `$${value}.00`}
    formatTick={(value) => `$${value}`}
    tableLabel="Ver como tabla"
    chartLabel="Ver como gráfica"
  />
);

test('arrow keys walk through the points and read them out', async () => {
  const screen = await render(chart);
  const plot = screen.getByRole('slider', { name: 'Ganancia de tres días' });
  await userEvent.tab();
  await expect.element(plot).toHaveAttribute('aria-valuetext', '3 nov: $15.00');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '1 nov: $10.00');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '2 nov: $20.00');
});

test('the table has the same figures in full', async () => {
  const screen = await render(chart);
  await screen.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect.element(screen.getByRole('row', { name: '2 nov $20.00' })).toBeVisible();
  await screen.getByRole('button', { name: 'Ver como gráfica' }).click();
  await expect.element(screen.getByRole('slider')).toBeVisible();
});
