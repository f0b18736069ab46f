import { expect, test } from 'vitest';
import { chartScale, labelledPoints } from './chart-scale.ts';

test('lines stand at round values from zero to above the largest value, four at most', () => {
  expect(chartScale([12_000, 58_000]).ticks).toEqual([0, 20_000, 40_000, 60_000]);
  expect(chartScale([0.2, 0.7]).ticks).toEqual([0, 0.25, 0.5, 0.75]);
  expect(chartScale([1]).ticks).toEqual([0, 0.5, 1]);
});

test('losses get lines below zero, and zero is one of them', () => {
  const { ticks, y } = chartScale([-8000, 5000]);
  expect(ticks).toEqual([-10_000, -5000, 0, 5000]);
  expect(y(5000, 300)).toBe(0);
  expect(y(0, 300)).toBe(100);
  expect(y(-10_000, 300)).toBe(300);
});

test('nothing but zeros lies on the bottom line', () => {
  const { ticks, y } = chartScale([0, 0]);
  expect(ticks).toEqual([0]);
  expect(y(0, 200)).toBe(200);
});

test('without any value there is a scale all the same', () => {
  expect(chartScale([]).ticks).toEqual([0]);
});

test('as many points have a label as there is room for, evenly apart, the first one among them', () => {
  const labels = Array.from({ length: 30 }, (_, index) => `${index + 1} nov`);
  expect(labelledPoints(labels, 900)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(labelledPoints(labels, 270)).toEqual([0, 10, 20]);
  expect(labelledPoints(labels, 40)).toEqual([0, 29]);
  expect(labelledPoints(['hoy'], 400)).toEqual([0]);
});
