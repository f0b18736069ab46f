import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { BarChart } from './bar-chart.tsx';

const data = {
  label: 'Ingreso por día',
  xLabel: 'Día',
  points: ['lun', 'mar', 'mié'].map((label) => ({ key: label, label })),
  series: [
    { key: 'a', label: 'Casino', values: [10, 20, -5] },
    { key: 'b', label: 'Deportes', values: [4, 0, 8] },
  ],
  formatValue: (value: number) => `$${value}.00`,
  formatTick: (value: number) => `$${value}`,
  tableLabel: 'Ver como tabla',
  chartLabel: 'Ver como gráfica',
};

test('arrow keys walk through the days and read all bars out', async () => {
  const screen = await render(<BarChart {...data} stacked />);
  await userEvent.tab();
  const plot = screen.getByRole('slider', { name: 'Ingreso por día' });
  await expect.element(plot).toHaveAttribute('aria-valuetext', 'mié: Casino $-5.00, Deportes $8.00');
  await userEvent.keyboard('{Home}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', 'lun: Casino $10.00, Deportes $4.00');
});

test('the pointer lights the day that it is over', async () => {
  const screen = await render(
    <div style={{ width: 600 }}>
      <BarChart {...data} />
    </div>,
  );
  const plot = screen.getByRole('slider');
  const { width } = plot.element().getBoundingClientRect();
  await plot.hover({ position: { x: width * 0.34, y: 60 } });
  await expect.element(screen.getByText('$20.00')).toBeVisible();
  await plot.hover({ position: { x: width * 0.3, y: 60 } });
  await expect.element(screen.getByText('$10.00')).toBeVisible();
});

test('with values each bar of a single series says what it stands for', async () => {
  const screen = await render(
    <div style={{ width: 600 }}>
      <BarChart {...data} series={data.series.slice(0, 1)} withValues />
    </div>,
  );
  await expect.element(screen.getByText('$-5', { exact: true }).last()).toBeVisible();
});

test('the table has every figure', async () => {
  const screen = await render(<BarChart {...data} stacked />);
  await screen.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect.element(screen.getByRole('row', { name: 'mié $-5.00 $8.00' })).toBeVisible();
});

test('signed bars of gains and of losses differ in colour', async () => {
  const net = { key: 'net', label: 'Resultado', values: [10, -5, 20] };
  const screen = await render(<BarChart {...data} series={[net]} signed />);
  const fills = () =>
    [...screen.container.querySelectorAll('path[fill^="var(--q-chart-"]')].map((bar) => bar.getAttribute('fill'));
  await expect.poll(fills).toEqual(['var(--q-chart-up)', 'var(--q-chart-down)', 'var(--q-chart-up)']);
});

test('in a dialog the way by keyboard leads on from the bars to the table', async () => {
  const screen = await render(
    <Dialog open onOpenChange={() => undefined} title="Pérdida" closeLabel="Cerrar">
      <BarChart {...data} />
    </Dialog>,
  );
  (screen.getByRole('slider').element() as HTMLElement).focus();
  await expect.element(screen.getByText('$-5.00')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Ver como tabla' })).toHaveFocus();
  await expect.element(screen.getByText('$-5.00')).not.toBeInTheDocument();
});
