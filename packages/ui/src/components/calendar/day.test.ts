import { expect, test } from 'vitest';
import { addDays, dayCount, dayOf, fromLocalDate, isDay, monthEnd, monthStart, toLocalDate } from './day.ts';

test('an instant falls on the day of the time zone, not on that of the server', () => {
  const instant = new Date('2026-11-21T03:30:00Z');
  expect(dayOf(instant, 'America/Mexico_City')).toBe('2026-11-20');
  expect(dayOf(instant, 'UTC')).toBe('2026-11-21');
  expect(dayOf(instant, 'Asia/Bangkok')).toBe('2026-11-21');
});

test('days are counted over the ends of months, leap years and changes of the clock', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayCount({ from: '2026-03-01', to: '2026-03-31' })).toBe(31);
  expect(dayCount({ from: '2026-03-01', to: '2026-03-01' })).toBe(1);
});

test('months have their own first and last day', () => {
  expect([monthStart('2026-11-21'), monthEnd('2026-11-21')]).toEqual(['2026-11-01', '2026-11-30']);
  expect([monthStart('2026-01-31', -1), monthEnd('2026-01-31', -1)]).toEqual(['2025-12-01', '2025-12-31']);
  expect(monthEnd('2028-01-31', 1)).toBe('2028-02-29');
});

test('only days that exist are days', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-13-01')).toBe(false);
  expect(isDay('21/11/2026')).toBe(false);
});

test('a date of the browser and a day are the same day, there and back', () => {
  for (const day of ['2026-03-29', '2026-10-25', '1952-02-29', '0099-01-01'])
    expect(fromLocalDate(toLocalDate(day))).toBe(day);
});
