import { expect, test } from 'vitest';
import { recencyText } from './use-recency.ts';

const minuteMs = 60_000;

test('a distance is told in the largest unit that it fills, and seconds are now', () => {
  const told = [0.9, 5, 59, 22 * 60, 24 * 60, 4 * 24 * 60].map((minutes) => recencyText(minutes * minuteMs, 'es-MX'));
  expect(told).toEqual(['ahora', 'hace 5 min', 'hace 59 min', 'hace 22 h', 'ayer', 'hace 4 días']);
});
