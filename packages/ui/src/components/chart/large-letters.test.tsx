import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from '../bar-chart/bar-chart.tsx';

afterEach(() => document.documentElement.style.removeProperty('font-size'));

const days = Array.from({ length: 24 }, (_, index) => `${index + 1} nov`);

test('letters of twice the size lie under the bars and do not touch each other', async () => {
  document.documentElement.style.fontSize = '200%';
  const screen = await render(
    <div style={{ width: 600 }}>
      <BarChart
        label="Apuestas"
        xLabel="Día"
        points={days.map((label) => ({ key: label, label }))}
        series={[{ key: 'stakes', label: 'Apuestas', values: days.map((_, index) => index + 1) }]}
        formatValue={String}
        formatTick={String}
        tableLabel="Tabla"
        chartLabel="Gráfica"
      />
    </div>,
  );
  await expect.element(screen.getByText('1 nov', { exact: true })).toBeVisible();
  const plot = document.querySelector('[data-slot=bar-chart] svg[width]')?.getBoundingClientRect();
  const labels = [...document.querySelectorAll('[data-slot=bar-chart] span')]
    .filter((one) => days.includes(one.textContent))
    .map((one) => one.getBoundingClientRect());
  expect(labels.length).toBeGreaterThan(1);
  for (const [index, label] of labels.entries()) {
    expect(label.top).toBeGreaterThanOrEqual(plot?.bottom ?? Infinity);
    expect(label.right).toBeLessThan(labels[index + 1]?.left ?? Infinity);
  }
});
