import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSpin } from './autoplay.ts';
import type { Autoplay } from './game-state.ts';

describe('autoplay', () => {
  it('stops at the loss limit, also when wins have paid for some of the bets', () => {
    expect(afterSpin({ left: 10, lossLimit: 50n, lost: 40n }, 10n, 0n)).toBe('limit');
    expect(afterSpin({ left: 10, lossLimit: 50n, lost: 40n }, 10n, 10n)).toEqual({
      left: 9,
      lossLimit: 50n,
      lost: 40n,
    });
  });

  it('stops after the chosen number of spins', () => {
    expect(afterSpin({ left: 1, lossLimit: 50n, lost: 0n }, 10n, 10n)).toBe('finished');
  });

  it('never plays more spins than chosen and never loses more than the limit and one bet', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.bigInt(1n, 500n),
        fc.array(fc.bigInt(0n, 30n)),
        (left, limit, wins) => {
          let autoplay: Autoplay = { left, lossLimit: limit, lost: 0n };
          let lost = 0n;
          let spins = 0;
          for (const win of wins) {
            spins += 1;
            lost += 10n - win;
            const next = afterSpin(autoplay, 10n, win);
            if (typeof next === 'string') break;
            autoplay = next;
          }
          expect(spins).toBeLessThanOrEqual(left);
          expect(lost).toBeLessThan(limit + 10n);
        },
      ),
    );
  });
});
