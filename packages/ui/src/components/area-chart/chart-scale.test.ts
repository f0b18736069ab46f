import { expect, test } from 'vitest';
import { chartTicks } from './chart-scale.ts';

test('ticks are round, start at zero and reach above the largest value', () => {
  expect(chartTicks([12_000, 58_000])).toEqual([0, 20_000, 40_000, 60_000]);
});

test('losses get ticks below zero, and zero is one of them', () => {
  const ticks = chartTicks([-8000, 5000]);
  expect(ticks[0]).toBeLessThanOrEqual(-8000);
  expect(ticks).toContain(0);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(5000);
});

test('a course of nothing but zeros still has a scale', () => {
  expect(chartTicks([0, 0]).length).toBeGreaterThan(1);
});
