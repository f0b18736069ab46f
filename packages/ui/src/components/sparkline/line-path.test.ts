import { expect, test } from 'vitest';
import { linePath, placePoints, placeZero } from './line-path.ts';

test('the smallest value lies at the bottom and the largest at the top', () => {
  expect(placePoints([2, 10, 6], 100, 40)).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 0 },
    { x: 100, y: 20 },
  ]);
});

test('a flat course is a straight line, not a division by zero', () => {
  expect(placePoints([5, 5], 100, 40).map((point) => point.y)).toEqual([40, 40]);
});

test('0 lies between gains and losses, over losses alone and under gains alone', () => {
  expect(placeZero([-1, 3], 40)).toBe(30);
  expect(placeZero([0, 0, -9], 40)).toBe(0);
  expect(placeZero([-4, -2], 40)).toBeLessThan(0);
  expect(placeZero([2, 4], 40)).toBeGreaterThan(40);
});

test('the curve passes through every point', () => {
  expect(
    linePath([
      { x: 0, y: 1 },
      { x: 10, y: 3 },
    ]),
  ).toBe('M0 1C5 1 5 3 10 3');
  expect(linePath([])).toBe('');
});
