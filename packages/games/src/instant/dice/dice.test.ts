import { describe, expect, it } from 'vitest';
import { isWon, judgeBet, roll, termsOf } from './index.ts';

const rolls = Array.from({ length: 10_000 }, (_, rolled) => rolled);

describe('dice', () => {
  it.each([
    { over: true, target: 5_000 },
    { over: false, target: 5_000 },
    { over: true, target: 399 },
    { over: false, target: 1 },
    { over: true, target: 9_998 },
  ])('wins exactly as many of 10,000 rolls as its terms say: $over, $target', (bet) => {
    const terms = termsOf(bet);
    expect(terms.ok && terms.winning).toBe(rolls.filter((rolled) => isWon(bet, rolled)).length);
  });

  it('returns 98 % at most and loses less than a ten-thousandth of the multiplier to truncation', () => {
    for (let winning = 1; winning <= 9_600; winning += 1) {
      const terms = judgeBet({ over: false, target: winning });
      if (!terms.ok) throw new Error(terms.code);
      const returned = (terms.multiplier.parts * winning) / 10_000;
      expect(returned).toBeLessThanOrEqual(9_800);
      expect(returned).toBeGreaterThan(9_800 - winning / 10_000);
    }
  });

  it.each([
    { over: false, target: 0 },
    { over: false, target: 9_601 },
    { over: true, target: 9_999 },
    { over: true, target: 398 },
    { over: true, target: -1 },
    { over: false, target: 10.5 },
    { over: false, target: Number.NaN },
  ])('refuses a bet over: $over, target: $target', (bet) => {
    expect(judgeBet(bet)).toEqual({ ok: false, code: 'dice.invalid_target' });
  });

  it('rolls one of 10,000', () => {
    expect(roll({ uniform: (n) => n - 1 })).toBe(9_999);
  });
});
