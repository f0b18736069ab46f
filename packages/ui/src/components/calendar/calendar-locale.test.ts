import { afterEach, expect, test, vi } from 'vitest';
import { dayFormat, formatDays, weekStart } from './calendar-locale.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const day = new Date(2026, 10, 21, 12);

test('the week begins on the day of the country', () => {
  expect(weekStart('es-ES')).toBe(1);
  expect(weekStart('es-MX')).toBe(0);
  expect(weekStart('ar-EG')).toBe(6);
});

test('an engine that does not tell the first day of the week still gets the right one', () => {
  vi.spyOn(Intl.Locale.prototype, 'getWeekInfo' as never).mockReturnValue(undefined as never);
  expect([weekStart('de'), weekStart('en-US'), weekStart('fa')]).toEqual([1, 0, 6]);
});

test('months are those of the grid in every language, in the digits of the language', () => {
  expect(dayFormat('fa', { month: 'long', year: 'numeric' }).format(day)).toContain('نوامبر');
  expect(dayFormat('ar-EG', { day: 'numeric' }).format(day)).toBe('٢١');
  expect(dayFormat('th', { year: 'numeric' }).format(day)).toContain('2569');
});

test('a range says what both days share only once', () => {
  expect(formatDays('es-MX', '2026-11-01', '2026-11-21')).toMatch(/^1\D+21( de)? nov( de)? 2026$/);
  expect(formatDays('es-MX', '2026-11-21', '2026-11-21')).toMatch(/^21( de)? nov( de)? 2026$/);
});
