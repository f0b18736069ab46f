import { describe, expect, test } from 'vitest';
import { ageOn, dayIn, isCalendarDay } from './age.ts';

describe('age', () => {
  test.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2030-01-01', '2026-01-01', -4],
  ])('born %s is on %s %i years old', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age);
  });

  test('a day that the calendar does not have gives no age', () => {
    expect(ageOn('2001-02-29', '2026-01-01')).toBeNull();
    expect(isCalendarDay('2001-02-29')).toBe(false);
    expect(isCalendarDay('0050-02-28')).toBe(true);
  });

  test('which day it is depends on the time zone', () => {
    const instant = new Date('2026-11-21T03:00:00Z');
    expect(dayIn('America/Mexico_City', instant)).toBe('2026-11-20');
    expect(dayIn('UTC', instant)).toBe('2026-11-21');
  });
});
