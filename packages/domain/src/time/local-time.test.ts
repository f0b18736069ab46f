import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

test('an instant is written as the clocks of the zone show it, with its offset', () => {
  expect(localTime(new Date('2026-11-28T02:07:04.962Z'), 'America/Mexico_City')).toBe('2026-11-27T20:07:04-06:00');
  expect(localTime(new Date('2026-11-27T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-28T00:00:00+05:30');
  expect(localTime(new Date('2026-11-27T18:30:00Z'), 'UTC')).toBe('2026-11-27T18:30:00+00:00');
});
