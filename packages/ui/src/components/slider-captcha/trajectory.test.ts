import { expect, test } from 'vitest';
import { addPoint, roundPoints, type SlidePoint } from './trajectory.ts';

const at = (atMs: number): SlidePoint => ({ x: atMs, y: 0, atMs });

test('of points that come too close the last one counts, the first of all stays', () => {
  const points = [0, 2, 5, 7, 9, 11, 20].reduce<readonly SlidePoint[]>((before, ms) => addPoint(before, at(ms)), []);
  expect(points.map(({ atMs }) => atMs)).toEqual([0, 7, 11, 20]);
});

test('a slide has an end however long it takes', () => {
  let points: readonly SlidePoint[] = [];
  for (let ms = 0; ms < 100_000; ms += 10) points = addPoint(points, at(ms));
  expect(points).toHaveLength(600);
  expect(points[0]?.atMs).toBe(0);
  expect(points.at(-1)?.atMs).toBe(99_990);
});

test('what is handed over is whole', () => {
  expect(roundPoints([{ x: 1.6, y: -0.6, atMs: 3.2 }])).toEqual([{ x: 2, y: -1, atMs: 3 }]);
});
