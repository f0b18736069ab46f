import { expect, it } from 'vitest';
import type { LegResult } from '../settlement/result.ts';
import { validBetOf, VALID_BET_RULE } from './valid-bet.ts';

const count = (legs: readonly (readonly [bigint, LegResult])[]) =>
  validBetOf(
    1_001n,
    legs.map(([odds, result]) => ({ odds, settlement: { result } })),
    VALID_BET_RULE,
  );

it('counts the whole stake of a won or lost bet at 1.30 or more', () => {
  expect(count([[13_000n, 'win']])).toBe(1_001n);
  expect(count([[13_000n, 'lose']])).toBe(1_001n);
});

it('counts nothing under 1.30, nor a push or a void bet', () => {
  expect(count([[12_999n, 'win']])).toBe(0n);
  expect(count([[30_000n, 'push']])).toBe(0n);
  expect(count([[30_000n, 'void']])).toBe(0n);
});

it('counts half the stake of a half result, rounded down', () => {
  expect(count([[19_000n, 'half_win']])).toBe(500n);
  expect(count([[19_000n, 'half_lose']])).toBe(500n);
});

it('multiplies the odds of the legs of a parlay that took part, without pushed and void ones', () => {
  expect(
    count([
      [12_000n, 'win'],
      [12_000n, 'win'],
    ]),
  ).toBe(1_001n);
  expect(
    count([
      [12_000n, 'win'],
      [90_000n, 'void'],
    ]),
  ).toBe(0n);
  expect(
    count([
      [12_000n, 'half_win'],
      [19_000n, 'push'],
      [19_000n, 'half_lose'],
    ]),
  ).toBe(500n);
});

it('takes its limit from the rule of the site', () => {
  const won = [{ odds: 15_000n, settlement: { result: 'win' } }] as const;
  expect(validBetOf(100n, won, { oddsMin: 15_001n })).toBe(0n);
  expect(validBetOf(100n, won, { oddsMin: 15_000n })).toBe(100n);
});
