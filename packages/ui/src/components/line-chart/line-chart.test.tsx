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

const endLabels = () =>
  [...document.querySelectorAll('[data-slot=line-chart] ul[aria-hidden] li.absolute')].filter((label) =>
    label.checkVisibility(),
  );
const plotWidth = () => document.querySelector('[data-slot=line-chart] svg[width]')?.getBoundingClientRect().width ?? 0;

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
  await expect.poll(plotWidth).toBeGreaterThan(500);
  (screen.getByTestId('box').element() as HTMLElement).style.width = '300px';
  await expect.poll(plotWidth).toBeLessThan(300);
});

test('names too long for their place leave the lines theirs, and nothing flickers', async () => {
  const series = data.series.map((one) => ({ ...one, label: `${one.label} einschließlich aller ausgezahlten Boni` }));
  await render(
    <div style={{ width: 700 }}>
      <LineChart {...data} series={series} />
    </div>,
  );
  await expect.poll(endLabels).toHaveLength(2);
  await expect.poll(plotWidth).toBeGreaterThan(440);
  const wasWide = new Set<boolean>();
  for (let frame = 0; frame < 12; frame += 1) {
    await new Promise(requestAnimationFrame);
    wasWide.add(plotWidth() > 440);
  }
  expect([...wasWide]).toEqual([true]);
});
