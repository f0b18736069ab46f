import { describe, expect, test } from 'vitest';
import { periodOf, startOfDay } from './period.ts';

describe('days of a time zone', () => {
  test.each([
    ['2026-11-21', 'America/Mexico_City', '2026-11-21T06:00:00.000Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, instant) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
  });

  test('both ends of a period of days are inside it', () => {
    const period = periodOf({ from: '2026-11-01', to: '2026-11-30' }, 'America/Mexico_City');
    expect(period).toEqual({ from: new Date('2026-11-01T06:00:00Z'), to: new Date('2026-12-01T06:00:00Z') });
  });

  test('instants are taken as they are', () => {
    const period = periodOf({ from: '2026-11-01T10:00:00Z' }, 'America/Mexico_City');
    expect(period).toEqual({ from: new Date('2026-11-01T10:00:00Z'), to: undefined });
  });

  test.each(['2026-02-30', '2026-11-01T25:00:00Z'])('%s is refused', (from) => {
    expect(() => periodOf({ from }, 'UTC')).toThrow('request.invalid');
  });
});
