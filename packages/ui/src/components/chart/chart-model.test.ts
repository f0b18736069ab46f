import { expect, test } from 'vitest';
import { drawnSeries, readPoint } from './chart-model.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `s${index}`, label: `S${index}`, values: [1, null, index] }));

test('up to six series keep their own colours in the order of the palette', () => {
  expect(drawnSeries(many(6)).map((one) => one.color)).toEqual(
    [1, 2, 3, 4, 5, 6].map((place) => `var(--q-chart-${place})`),
  );
});

test('beyond six the rest becomes one with the sum of its values', () => {
  const drawn = drawnSeries(many(8), 'Otros');
  expect(drawn.map((one) => one.label)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4', 'Otros']);
  expect(drawn.at(-1)?.values).toEqual([3, 0, 5 + 6 + 7]);
});

test('the period before and differences take no colour of the palette', () => {
  const drawn = drawnSeries([
    { key: 'before', label: 'Antes', values: [1], look: 'dashed' },
    { key: 'now', label: 'Ahora', values: [2] },
    { key: 'net', label: 'Neto', values: [1], look: 'listed' },
  ]);
  expect(drawn.map((one) => [one.key, one.place])).toEqual([
    ['now', 0],
    ['before', -1],
    ['net', -1],
  ]);
});

test('a point is read out with every value that it has', () => {
  const data = {
    points: [{ key: 'a', label: '1 nov', title: 'Sábado, 1 nov' }],
    formatValue: (value: number) => `$${value}`,
  };
  const drawn = drawnSeries([
    { key: 'a', label: 'Apuestas', values: [5] },
    { key: 'b', label: 'Premios', values: [null] },
  ]);
  expect(readPoint(data, drawn, 0)).toBe('Sábado, 1 nov: Apuestas $5');
});
