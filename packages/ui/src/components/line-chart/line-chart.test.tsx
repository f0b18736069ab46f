import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LineChart } from './line-chart.tsx';

const data = {
  label: 'Apuestas y premios',
  xLabel: 'Día',
  points: [
    { key: 'a', label: '1 nov' },
    { key: 'b', label: '2 nov' },
  ],
  series: [
    { key: 'stakes', label: 'Apuestas', values: [100, 120] },
    { key: 'prizes', label: 'Premios', values: [80, 119] },
  ],
  formatValue: String,
  formatTick: String,
  tableLabel: 'Tabla',
  chartLabel: 'Gráfica',
};

const endLabels = () => [...document.querySelectorAll('[data-slot=line-chart] ul[aria-hidden] li.absolute')];

test('each line carries its name at its end, and the names do not touch', async () => {
  await render(
    <div style={{ width: 800 }}>
      <LineChart {...data} />
    </div>,
  );
  await expect.poll(() => endLabels().map((label) => label.textContent)).toEqual(['Apuestas', 'Premios']);
  const [first, second] = endLabels().map((label) => label.getBoundingClientRect());
  expect(Math.abs((first?.top ?? 0) - (second?.top ?? 0))).toBeGreaterThan(14);
});

test('a narrow one leaves the names to the legend', async () => {
  const screen = await render(
    <div style={{ width: 320 }}>
      <LineChart {...data} />
    </div>,
  );
  await expect.element(screen.getByText('1 nov')).toBeVisible();
  expect(endLabels()).toHaveLength(0);
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Apuestas');
});

test('the chart follows the width that it has', async () => {
  const screen = await render(
    <div data-testid="box" style={{ width: 800 }}>
      <LineChart {...data} />
    </div>,
  );
  const width = () => document.querySelector('[data-slot=line-chart] svg[width]')?.getBoundingClientRect().width ?? 0;
  await expect.poll(width).toBeGreaterThan(500);
  (screen.getByTestId('box').element() as HTMLElement).style.width = '300px';
  await expect.poll(width).toBeLessThan(300);
});
