import { expect, test } from 'vitest';
import { dayOf } from '../calendar/day.ts';
import { isSameRange, presetRanges } from './date-presets.ts';

test('the usual ranges hold the day itself and end with it', () => {
  expect(presetRanges('2026-11-21')).toEqual({
    today: { from: '2026-11-21', to: '2026-11-21' },
    yesterday: { from: '2026-11-20', to: '2026-11-20' },
    last7Days: { from: '2026-11-15', to: '2026-11-21' },
    last30Days: { from: '2026-10-23', to: '2026-11-21' },
    thisMonth: { from: '2026-11-01', to: '2026-11-21' },
    lastMonth: { from: '2026-10-01', to: '2026-10-31' },
  });
});

test('on the first of a year the ranges reach into the year before', () => {
  const ranges = presetRanges('2028-01-01');
  expect(ranges.yesterday).toEqual({ from: '2027-12-31', to: '2027-12-31' });
  expect(ranges.lastMonth).toEqual({ from: '2027-12-01', to: '2027-12-31' });
  expect(ranges.thisMonth).toEqual({ from: '2028-01-01', to: '2028-01-01' });
});

test('near midnight today is that of the time zone', () => {
  const instant = new Date('2026-12-01T04:00:00Z');
  expect(presetRanges(dayOf(instant, 'America/Mexico_City')).thisMonth.from).toBe('2026-11-01');
  expect(presetRanges(dayOf(instant, 'Europe/Madrid')).thisMonth.from).toBe('2026-12-01');
});

test('ranges with the same days are the same', () => {
  expect(isSameRange({ from: 'a', to: 'b' }, { from: 'a', to: 'b' })).toBe(true);
  expect(isSameRange({ from: 'a', to: 'b' }, { from: 'a', to: 'c' })).toBe(false);
  expect(isSameRange(undefined, { from: 'a', to: 'c' })).toBe(false);
});
