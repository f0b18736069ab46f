import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NORMAL_PACE, stopMs, stoppingPlace, stoppingSpeed, TURBO_PACE, turningPlace } from './reel-motion.ts';

const pace = fc.constantFrom(NORMAL_PACE, TURBO_PACE);

describe('the motion of a reel', () => {
  it('ends exactly on the stop that the server decided', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), pace, fc.nat(1000), (stop, chosen, lateMs) => {
        expect(stoppingPlace(stop, stopMs(chosen) + lateMs, chosen)).toBe(stop);
      }),
    );
  });

  it('begins to stop as fast as it was turning', () => {
    for (const chosen of [NORMAL_PACE, TURBO_PACE]) {
      expect(stoppingSpeed(0, chosen)).toBeCloseTo(chosen.symbolsPerSecond, 6);
      expect(turningPlace(0, 1000, chosen) - turningPlace(0, 2000, chosen)).toBeCloseTo(chosen.symbolsPerSecond, 6);
    }
  });

  it('takes at most five seconds for all five reels', () => {
    expect(NORMAL_PACE.turnMsMin + 4 * NORMAL_PACE.staggerMs + stopMs(NORMAL_PACE)).toBeLessThan(5000);
    expect(TURBO_PACE.turnMsMin + 4 * TURBO_PACE.staggerMs + stopMs(TURBO_PACE)).toBeLessThan(1000);
  });

  it('starts without a jump', () => {
    expect(turningPlace(7, 0, NORMAL_PACE)).toBe(7);
    expect(turningPlace(7, 259.999, NORMAL_PACE)).toBeCloseTo(turningPlace(7, 260, NORMAL_PACE), 3);
  });
});
