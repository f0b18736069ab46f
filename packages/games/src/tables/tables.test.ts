import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPPOSITES as baccaratOpposites } from './baccarat/index.ts';
import { LOST, payout, pays, PUSH, validBetOf } from './index.ts';
import { OPPOSITES as rouletteOpposites } from './roulette/index.ts';
import { BETTING_MS, clockOffset, isBetInTime } from './round/index.ts';

const unit = 10_000n;

describe('payout', () => {
  it('returns stake and profit, rounded down at the ledger scale', () => {
    expect(payout(unit, pays(19, 20))).toBe(19_500n);
    expect(payout(33_333n, pays(19, 20))).toBe(64_999n);
    expect(payout(unit, PUSH)).toBe(unit);
    expect(payout(unit, LOST)).toBe(0n);
    expect(payout(unit, pays(-1, 2))).toBe(5_000n);
    expect(payout(1n, pays(-1, 2))).toBe(0n);
  });
});

describe('valid bet', () => {
  it('counts only the difference of two opposite sides', () => {
    const bets = [
      { bet: 'player', stake: 70n, net: LOST },
      { bet: 'banker', stake: 100n, net: pays(19, 20) },
      { bet: 'tie', stake: 5n, net: LOST },
    ];
    expect(validBetOf(bets, baccaratOpposites)).toBe(35n);
  });

  it('adds up all stakes on one side before it compares', () => {
    const bets = [
      { bet: 'player', stake: 70n, net: LOST },
      { bet: 'player', stake: 30n, net: LOST },
      { bet: 'banker', stake: 50n, net: pays(19, 20) },
      { bet: 'banker6', stake: 20n, net: pays(1) },
    ];
    expect(validBetOf(bets, baccaratOpposites)).toBe(30n);
  });

  it('counts nothing for pushes', () => {
    expect(validBetOf([{ bet: 'player', stake: 70n, net: PUSH }], baccaratOpposites)).toBe(0n);
  });

  it('counts half of a stake that lost half, as a tie of dragon and tiger does', () => {
    expect(validBetOf([{ bet: 'dragon', stake: 71n, net: pays(-1, 2) }], [])).toBe(35n);
  });

  it('is never negative and never more than what was staked', () => {
    const bet = fc.record({
      bet: fc.constantFrom('red', 'black', 'odd', 'even', 'low', 'high', 'straight:7'),
      stake: fc.bigInt({ min: 1n, max: 10n ** 9n }),
      net: fc.constantFrom(LOST, PUSH, pays(1)),
    });
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 12 }), (bets) => {
        const valid = validBetOf(bets, rouletteOpposites);
        const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
        expect(valid >= 0n && valid <= staked).toBe(true);
      }),
    );
  });
});

describe('shared round', () => {
  it('takes a bet only before the end of betting, without grace', () => {
    const betting = { phase: 'betting', endsAt: 1_000 + BETTING_MS.baccarat } as const;
    expect([20_999, 21_000, 21_001].map((readAt) => isBetInTime(betting, readAt))).toEqual([true, false, false]);
    expect(isBetInTime({ phase: 'lock', endsAt: 30_000 }, 20_000)).toBe(false);
  });

  it('takes the median of the last five clock samples', () => {
    const sample = (serverNow: number): { sent: number; received: number; serverNow: number } => ({
      sent: 100,
      received: 120,
      serverNow,
    });
    expect(clockOffset([])).toBe(0);
    expect(clockOffset([sample(160)])).toBe(50);
    expect(clockOffset([sample(160), sample(170)])).toBe(55);
    // The first is forgotten, and one slow answer changes nothing.
    expect(clockOffset([9000, 161, 162, 9000, 160, 163].map(sample))).toBe(52);
  });
});
