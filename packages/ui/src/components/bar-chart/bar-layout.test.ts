import { expect, test } from 'vitest';
import { drawnSeries } from '../chart/chart-model.ts';
import { barPath, groupedSpans, stackedSpans } from './bar-layout.ts';

const series = drawnSeries([
  { key: 'a', label: 'A', values: [10, -4, 0] },
  { key: 'b', label: 'B', values: [5, -2, null] },
]);
const plain = (spans: ReturnType<typeof stackedSpans>) =>
  spans.map((span) => [span.series.key, span.index, span.start, span.end]);

test('a stack grows upwards with gains and downwards with losses; nothing is not drawn', () => {
  expect(plain(stackedSpans(series))).toEqual([
    ['a', 0, 0, 10],
    ['a', 1, 0, -4],
    ['b', 0, 10, 15],
    ['b', 1, -4, -6],
  ]);
});

test('bars beside each other all begin at zero', () => {
  expect(plain(groupedSpans(series)).every(([, , start]) => start === 0)).toBe(true);
});

test('the round end is the outer one, and never rounder than the bar is high', () => {
  expect(barPath(0, 20, 100, 40, 4)).toBe('M0 100V44Q0 40 4 40H16Q20 40 20 44V100Z');
  expect(barPath(0, 20, 100, 130, 4)).toBe('M0 100V126Q0 130 4 130H16Q20 130 20 126V100Z');
  expect(barPath(0, 20, 100, 99, 4)).toBe('M0 100V100Q0 99 1 99H19Q20 99 20 100V100Z');
});
