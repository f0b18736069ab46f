import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSpin } from './autoplay.ts';
import type { Autoplay } from './game-state.ts';

const round = { stake: 10n, win: 10n, hasFeature: false };

describe('autoplay', () => {
  it('stops at the loss limit, also when wins have paid for some of the bets', () => {
    const auto = { left: 10, lossLimit: 50n, lost: 40n, stopsOnFeature: true };
    expect(afterSpin(auto, { ...round, win: 0n })).toBe('limit');
    expect(afterSpin(auto, round)).toEqual({ ...auto, left: 9 });
  });

  it('stops after the chosen number of spins', () => {
    expect(afterSpin({ left: 1, lossLimit: 50n, lost: 0n, stopsOnFeature: true }, round)).toBe('finished');
  });

  it('stops after free spins only when that is what the player chose', () => {
    const auto = { left: 5, lossLimit: 50n, lost: 0n, stopsOnFeature: true };
    expect(afterSpin(auto, { ...round, hasFeature: true })).toBe('feature');
    expect(afterSpin({ ...auto, stopsOnFeature: false }, { ...round, hasFeature: true })).toMatchObject({ left: 4 });
  });

  it('never plays more spins than chosen and never loses more than the limit and one bet', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.bigInt(1n, 500n),
        fc.array(fc.bigInt(0n, 30n)),
        (left, limit, wins) => {
          let autoplay: Autoplay = { left, lossLimit: limit, lost: 0n, stopsOnFeature: true };
          let lost = 0n;
          let spins = 0;
          for (const win of wins) {
            spins += 1;
            lost += 10n - win;
            const next = afterSpin(autoplay, { ...round, win });
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
