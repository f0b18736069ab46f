import { expect, it } from 'vitest';
import { isLateBet, isPostponedTooLong } from './timing.ts';

const hourMs = 3_600_000;

it('keeps bets alive for 36 hours after the scheduled start and not a millisecond longer', () => {
  expect(isPostponedTooLong({ scheduledAtMs: 0 }, 36 * hourMs)).toBe(false);
  expect(isPostponedTooLong({ scheduledAtMs: 0 }, 36 * hourMs + 1)).toBe(true);
});

it('judges a match that has started by its start and not by the present', () => {
  expect(isPostponedTooLong({ scheduledAtMs: 0, startedAtMs: 35 * hourMs }, 40 * hourMs)).toBe(false);
  expect(isPostponedTooLong({ scheduledAtMs: 0, startedAtMs: 37 * hourMs }, 37 * hourMs)).toBe(true);
});

it('calls a bet late that was taken after the deciding event', () => {
  expect([isLateBet(999, 1000), isLateBet(1000, 1000), isLateBet(1001, 1000)]).toEqual([false, false, true]);
});
