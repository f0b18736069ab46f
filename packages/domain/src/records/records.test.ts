import { describe, expect, test } from 'vitest';
import { maskAccount } from './mask-account.ts';
import { validBetOf } from './valid-bet.ts';

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
});
