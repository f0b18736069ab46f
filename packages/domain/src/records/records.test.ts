import { describe, expect, test } from 'vitest';
import { maskAccount } from './mask-account.ts';
import { resultOf, validBetOf } from './valid-bet.ts';

describe('masked accounts', () => {
  test.each([
    ['carlos91', 'car***91'],
    ['sofia', 'so***a'],
    ['ana', 'a***'],
    ['', '***'],
  ])('%j is shown as %j', (account, shown) => {
    expect(maskAccount(account)).toBe(shown);
  });
});

describe('valid bets', () => {
  test('only what was won or lost counts', () => {
    const outcomes = ['won', 'lost', 'push', 'void', 'rolled_back'] as const;
    expect(outcomes.map((outcome) => validBetOf({ stake: 5n, outcome }))).toEqual([5n, 5n, 0n, 0n, 0n]);
  });

  test('sports at too low odds count nothing', () => {
    expect(validBetOf({ stake: 5n, outcome: 'won', oddsMilli: 1_299 })).toBe(0n);
    expect(validBetOf({ stake: 5n, outcome: 'won', oddsMilli: 1_300 })).toBe(5n);
    expect(validBetOf({ stake: 5n, outcome: 'won', oddsMilli: 1_100, oddsMilliMin: 1_050 })).toBe(5n);
  });

  test.each([
    // kind, won of a stake of 100, what counts
    ['RNG', 0n, 100n],
    ['RNG', 100n, 100n],
    ['FISH', 100n, 100n],
    ['LOTT', 100n, 100n],
    ['LIVE', 0n, 100n],
    ['LIVE', 100n, 0n],
    ['LIVE', 99n, 100n],
    ['LIVE', 101n, 100n],
    ['PVP', 100n, 0n],
    ['COCKFIGHT', 100n, 0n],
    ['SPORTS', 100n, 0n],
    ['SPORTS', 129n, 0n],
    ['SPORTS', 130n, 100n],
    ['SPORTS', 50n, 100n],
    ['ESPORTS', 129n, 0n],
  ] as const)('%s: %s won of 100 counts %s', (gameType, win, counted) => {
    expect(validBetOf({ stake: 100n, ...resultOf({ gameType, stake: 100n, win }) })).toBe(counted);
  });

  test('a free bet has no odds and counts nothing', () => {
    expect(resultOf({ gameType: 'SPORTS', stake: 0n, win: 5n })).toEqual({ outcome: 'won' });
  });
});
