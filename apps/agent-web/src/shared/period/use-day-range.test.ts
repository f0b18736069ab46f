import { expect, test } from 'vitest';
import { dayRangeText } from './use-day-range.ts';

test('days of one year name the year once, days of two years name both', () => {
  expect(dayRangeText({ firstDay: '2026-10-23', lastDay: '2026-11-21' }, 'es-MX')).toBe('23 oct – 21 nov 2026');
  expect(dayRangeText({ firstDay: '2025-12-30', lastDay: '2026-01-02' }, 'es-MX')).toBe('30 dic 2025 – 2 ene 2026');
});

test('a single day is written once', () => {
  expect(dayRangeText({ firstDay: '2026-11-21', lastDay: '2026-11-21' }, 'en-US')).toBe('Nov 21, 2026');
});
