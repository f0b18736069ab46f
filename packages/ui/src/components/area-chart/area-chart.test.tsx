import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { AreaChart } from './area-chart.tsx';

const data = {
  label: 'Ganancia de tres días',
  xLabel: 'Día',
  points: [
    { key: 'a', label: '1 nov' },
    { key: 'b', label: '2 nov', title: 'Domingo, 2 nov' },
    { key: 'c', label: '3 nov' },
  ],
  series: [
    { key: 'net', label: 'Ganancia', values: [10, 20, 15] },
    { key: 'before', label: 'Antes', values: [8, null, 9], look: 'dashed' as const },
  ],
  formatValue: (value: number) => `$${value}.00`,
  formatTick: (value: number) => `$${value}`,
  tableLabel: 'Ver como tabla',
  chartLabel: 'Ver como gráfica',
};
const chart = <AreaChart {...data} />;

test('arrow keys walk through the points and read them out', async () => {
  const screen = await render(chart);
  const plot = screen.getByRole('slider', { name: 'Ganancia de tres días' });
  await userEvent.tab();
  await expect.element(plot).toHaveAttribute('aria-valuetext', '3 nov: Ganancia $15.00, Antes $9.00');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '1 nov: Ganancia $10.00, Antes $8.00');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', 'Domingo, 2 nov: Ganancia $20.00');
});

test('the table has the same figures in full', async () => {
  const screen = await render(chart);
  await screen.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect.element(screen.getByRole('row', { name: 'Domingo, 2 nov $20.00 —' })).toBeVisible();
  await screen.getByRole('button', { name: 'Ver como gráfica' }).click();
  await expect.element(screen.getByRole('slider')).toBeVisible();
});

test('Home and End go to the ends, and Escape takes the callout away', async () => {
  const screen = await render(chart);
  const plot = screen.getByRole('slider');
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '1 nov: Ganancia $10.00, Antes $8.00');
  await expect.element(screen.getByText('$10.00')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('$10.00')).not.toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('$15.00')).toBeVisible();
});

test('the pointer moves the cross hair to the nearest point', async () => {
  const screen = await render(<div style={{ width: 600 }}>{chart}</div>);
  const plot = screen.getByRole('slider');
  const { width, height } = plot.element().getBoundingClientRect();
  await plot.hover({ position: { x: width * 0.55, y: height / 2 } });
  await expect.element(screen.getByText('$20.00')).toBeVisible();
  await plot.hover({ position: { x: width - 4, y: height / 2 } });
  await expect.element(screen.getByText('$15.00')).toBeVisible();
});

test('the table takes exactly the room of the picture', async () => {
  const screen = await render(chart);
  const height = () => document.querySelector('[data-slot=area-chart]')?.getBoundingClientRect().height;
  const before = height();
  await screen.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect.element(screen.getByRole('table')).toBeVisible();
  expect(height()).toBe(before);
});

test('one point is a dot in the middle, not a shape', async () => {
  const screen = await render(
    <div style={{ width: 600 }}>
      <AreaChart
        {...data}
        points={data.points.slice(0, 1)}
        series={[{ key: 'net', label: 'Ganancia', values: [10] }]}
      />
    </div>,
  );
  const plot = screen.getByRole('slider').element().getBoundingClientRect();
  const dot = document.querySelector('circle')?.getBoundingClientRect();
  expect(Math.abs((dot?.x ?? 0) + 5 - (plot.x + plot.width / 2))).toBeLessThan(4);
});

test('time runs from left to right in languages that do not', async () => {
  const screen = await render(
    <div dir="rtl" style={{ width: 600 }}>
      {chart}
    </div>,
  );
  const first = screen.getByText('1 nov').element().getBoundingClientRect();
  const last = screen.getByText('3 nov').element().getBoundingClientRect();
  expect(first.left).toBeLessThan(last.left);
});

test('a label of letters that run from right to left begins at its right with the number', async () => {
  const screen = await render(
    <div dir="rtl" style={{ width: 600 }}>
      <AreaChart
        {...data}
        points={data.points.map((point, day) => ({ ...point, label: `${day + 1} نوفمبر` }))}
        formatTick={(value) => `$${value} ألف`}
      />
    </div>,
  );
  const partsOf = (text: string) => {
    const written = screen.getByText(text, { exact: true }).elements().at(-1)?.firstChild;
    if (!written) throw new Error(`There is no ${text}`);
    return text.split(' ').map((part) => {
      const range = document.createRange();
      range.setStart(written, text.indexOf(part));
      range.setEnd(written, text.indexOf(part) + part.length);
      return range.getBoundingClientRect();
    });
  };
  for (const text of ['2 نوفمبر', '$20 ألف']) {
    const [number, word] = partsOf(text);
    expect(number?.left).toBeGreaterThanOrEqual(word?.right ?? Infinity);
  }
});

test('without a point the empty state stands there', async () => {
  const screen = await render(<AreaChart {...data} points={[]} empty={<p>Aún nada</p>} />);
  await expect.element(screen.getByText('Aún nada')).toBeVisible();
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument();
});
