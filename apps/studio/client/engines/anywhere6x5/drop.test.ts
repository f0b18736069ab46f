import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fallingRow, shareOf } from './drop.ts';

const row = fc.integer({ min: -6, max: 5 });

it('a falling symbol begins where it was, ends where it belongs, and never leaves its way by more than it springs', () => {
  fc.assert(
    fc.property(row, fc.nat(8), fc.double({ min: 0, max: 1, noNaN: true }), (from, rows, share) => {
      const at = fallingRow(from, from + rows, share);
      expect([fallingRow(from, from + rows, 0), fallingRow(from, from + rows, 1)]).toEqual([from, from + rows]);
      expect(at).toBeGreaterThanOrEqual(Math.min(from, from + rows - 0.2));
      expect(at).toBeLessThanOrEqual(from + rows);
    }),
  );
});

it('a part of a motion begins after its delay and is over after its length', () => {
  const part = { delayMs: 100, lengthMs: 50 };
  expect([0, 0.5, 0.625, 0.75, 1].map((share) => shareOf(200, share, part))).toEqual([0, 0, 0.5, 1, 1]);
  expect(shareOf(200, 0, { delayMs: 0, lengthMs: 0 })).toBe(1);
});
