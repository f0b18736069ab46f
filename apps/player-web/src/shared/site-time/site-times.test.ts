import { describe, expect, test } from 'vitest';
import { createSiteTimes } from './site-times.ts';

const at = '2026-11-21T20:32:00Z';
const now = Date.parse('2026-11-27T12:00:00Z');
const times = createSiteTimes('es-MX-u-nu-latn', 'America/Mexico_City', 'Europe/Madrid');

describe('a time in the site’s zone', () => {
  test('has no year in rows while it is this one', () => {
    expect(times.list(at, now)).toBe('21 nov, 14:32');
    expect(times.list('2025-12-31T20:32:00Z', now)).toBe('31 dic 2025, 14:32');
    expect([times.full(at), times.clock(at)]).toEqual(['21 nov 2026, 14:32', '14:32']);
  });

  test('tells its zone, and what the clock of a reader elsewhere said', () => {
    expect(times.zoned(at)).toBe('21 nov 2026, 14:32 GMT-6\n21 nov 2026, 21:32 GMT+1');
  });

  test('tells one time to a reader whose clock shows the same', () => {
    const same = createSiteTimes('es-MX-u-nu-latn', 'America/Mexico_City', 'America/Guatemala');
    expect(same.zoned(at)).toBe('21 nov 2026, 14:32 GMT-6');
  });

  test('the year is that of the site, where it is still the old one', () => {
    expect(times.list('2027-01-01T03:00:00Z', Date.parse('2027-01-01T04:00:00Z'))).toBe('31 dic, 21:00');
    expect(times.list('2026-12-31T20:00:00Z', Date.parse('2027-01-02T12:00:00Z'))).toBe('31 dic 2026, 14:00');
  });
});
