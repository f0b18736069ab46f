import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOut, crashPoint, multiplierAt, reachedAt } from './index.ts';

const RANGE = 2 ** 52;
const pointOf = (h: number): bigint => crashPoint({ u52: () => h });

describe('crash', () => {
  it('stops at 1.00 for the smallest numbers and at 97 percent of 2^52 for the largest', () => {
    expect(pointOf(0)).toBe(100n);
    expect(pointOf(RANGE - 1)).toBe(97n * 2n ** 52n);
  });

  it('reaches a target x for exactly floor(0.97 * 2^52 / x) numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 10_000_000 }), (target) => {
        // 97 * 2^52 / target numbers, the largest ones.
        const reaching = Number((97n * 2n ** 52n) / BigInt(target));
        expect(pointOf(RANGE - reaching) >= BigInt(target)).toBe(true);
        expect(pointOf(RANGE - reaching - 1) < BigInt(target)).toBe(true);
      }),
    );
  });

  it('stops at 1.00 in 3.9604 % of all rounds', () => {
    const above = Number((97n * 2n ** 52n) / 101n);
    expect(1 - above / RANGE).toBeCloseTo(0.039604, 6);
  });

  it('wins a cash-out up to the point itself', () => {
    expect(cashOut(200, 200n)).toEqual({ ok: true, won: true, multiplier: { parts: 200, of: 100 } });
    expect(cashOut(201, 200n)).toEqual({ ok: true, won: false, multiplier: { parts: 0, of: 100 } });
  });

  it.each([100, 0, -5, 150.5, Number.NaN])('refuses a cash-out at %s hundredths', (target) => {
    expect(cashOut(target, 500n)).toEqual({ ok: false, code: 'crash.target_too_low' });
  });

  it('grows from 1.00 by e^(0.06 t) and never shows more than there is', () => {
    expect([-50, 0, 165, 166, 1_000, 10_000, 60_000].map(multiplierAt)).toEqual([100, 100, 100, 101, 106, 182, 3_659]);
  });

  it('knows the first millisecond at which each multiplier is reached', () => {
    for (let hundredths = 100; hundredths <= 20_000; hundredths += 1) {
      const at = reachedAt(hundredths);
      expect(multiplierAt(at)).toBeGreaterThanOrEqual(hundredths);
      expect(at === 0 || multiplierAt(at - 1) < hundredths).toBe(true);
    }
  });
});
