import { describe, expect, it } from 'vitest';
import { readCases } from '../../testing/read-cases.ts';
import { instantChecker } from './check/index.ts';
import { payout } from './payout.ts';

const cases = readCases<{ game: string; context: string }>('instant');

describe('instant games', () => {
  it.each(cases)('play the published case $context', (row) => {
    for (const { faults } of instantChecker.check(row)) expect(faults).toEqual([]);
  });

  it('pay the floor of the stake times the multiplier, cut at the most that a bet may win', () => {
    expect(payout(10_000n, { parts: 123, of: 100 })).toBe(12_300n);
    expect(payout(3n, { parts: 150, of: 100 })).toBe(4n);
    expect(payout(10_000n, { parts: 5_000, of: 100 }, 300_000n)).toBe(300_000n);
    expect(payout(10_000n, { parts: 200, of: 100 }, 300_000n)).toBe(20_000n);
  });
});
