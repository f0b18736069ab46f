import { expect, test } from 'vitest';
import { siteTime } from './site-time.ts';

test('an instant is written as the clocks of the zone show it, with its offset', () => {
  expect(siteTime('America/Mexico_City')('2026-11-28T02:07:04.962Z')).toBe('2026-11-27T20:07:04-06:00');
  expect(siteTime('Asia/Kolkata')('2026-11-27T18:30:00Z')).toBe('2026-11-28T00:00:00+05:30');
  expect(siteTime('UTC')('2026-11-27T18:30:00Z')).toBe('2026-11-27T18:30:00+00:00');
});
