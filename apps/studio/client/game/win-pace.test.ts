import { expect, it } from 'vitest';
import { autoplayPauseMs, countMs, standMs, tierOf, type WinTier } from './win-pace.ts';

const round = (win: string, stake = '10.00') => ({ stake, win, currency: 'MXN' });

it.each([
  ['149.99', '10.00', null],
  ['150.00', '10.00', 'big'],
  ['150.00', '10.01', null],
  ['299.99', '10.00', 'big'],
  ['300.00', '10.00', 'mega'],
  ['599.99', '10.00', 'mega'],
  ['600.00', '10.00', 'super'],
  ['10.00', '10.00', null],
  ['0.00', '10.00', null],
])('a win of %s at a bet of %s is called %s', (win, stake, tier) => {
  expect(tierOf(round(win, stake))).toBe(tier);
});

it('the greater a win is called, the longer it counts and stands, and it always stands longer than it counts', () => {
  const tiers: WinTier[] = ['big', 'mega', 'super'];
  const counts = [countMs(null, false), ...tiers.map((tier) => countMs(tier, false))];
  expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
  for (const tier of tiers) expect(standMs(tier) - countMs(tier, false)).toBeGreaterThanOrEqual(400);
});

it.each([
  ['none', '0.00', false],
  ['small', '4.00', false],
  ['none, fast', '0.00', true],
  ['small, fast', '4.00', true],
])('autoplay goes on once a win has been counted and could be read: %s', (_, win, isTurbo) => {
  const counted = Number(win) > 0 ? countMs(null, isTurbo) : 0;
  expect(autoplayPauseMs(round(win), isTurbo) - counted).toBeGreaterThanOrEqual(400);
});
