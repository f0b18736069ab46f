import { expect, test } from 'vitest';
import { startStamp } from './start-stamp.ts';

test("a start is written as year, month, day and time of the site's zone", () => {
  const at = Date.parse('2026-11-05T05:03:09Z');
  expect(startStamp(at, 'UTC')).toBe('2026-11-05 05:03:09');
  expect(startStamp(at, 'America/Mexico_City')).toBe('2026-11-04 23:03:09');
});
