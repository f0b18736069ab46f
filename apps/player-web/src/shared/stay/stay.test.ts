import { expect, test } from 'vitest';
import { interruptionOf, nextLookMs, type Stay } from './stay.ts';

const stay = (more: Partial<Stay>): Stay => ({
  currency: 'MXN',
  startedAt: '2026-11-22T10:00:00.000Z',
  elapsedSeconds: 600,
  staked: '0.00',
  won: '0.00',
  net: '0.00',
  limit: null,
  realityCheck: null,
  review: { dueAt: '2027-05-01T00:00:00.000Z', isDue: false },
  ...more,
});
const check = (dueAt: string, isDue = false) => ({ realityCheck: { minutes: 30, dueAt, isDue } });
const limit = (endsAt: string, isOver = false) => ({ limit: { minutes: 60, endsAt, isOver } });

test('play goes on until the server says that it is time to look up, or that the time is over', () => {
  expect(interruptionOf(stay(check('2026-11-22T10:30:00.000Z')))).toBeNull();
  expect(interruptionOf(stay(check('2026-11-22T10:10:00.000Z', true)))).toBe('check');
  const both = { ...check('2026-11-22T10:10:00.000Z', true), ...limit('2026-11-22T10:10:00.000Z', true) };
  expect(interruptionOf(stay(both))).toBe('over');
});

test('the next look is when something falls due on the clock of the server, not on that of the page', () => {
  expect(nextLookMs(stay({ ...check('2026-11-22T10:12:00.000Z'), ...limit('2026-11-22T11:00:00.000Z') }))).toBe(
    120_000,
  );
});

test('without anything to come it is in ten minutes, and never in less than a second', () => {
  expect(nextLookMs(stay({}))).toBe(600_000);
  expect(nextLookMs(stay(check('2026-11-22T09:59:00.000Z')))).toBe(1000);
  expect(nextLookMs(stay(check('2026-11-22T10:10:00.000Z', true)))).toBe(600_000);
});
