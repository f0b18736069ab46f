import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../testing/read-cases.ts';
import { createStream } from '../fairness/index.ts';
import { jackpotChecker } from './check/index.ts';
import { drawHit, isHit, openPot, playJackpot, type Pot, shownValue } from './index.ts';

const cases = readCases<object>('jackpot');
const rules = { mainBp: 70, reserveBp: 30, turn: 10_000_000n, minSeed: 50_000n };
const bet = fc.record({
  stake: fc.bigInt({ min: 1n, max: rules.turn }),
  u52: fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 52n - 1n }), fc.constant(0n)),
});
/** All that a pot holds, in 1/10000 of a unit. */
const held = ({ main, reserve, mainCarry, reserveCarry }: Pot): bigint =>
  (main + reserve) * 10_000n + mainCarry + reserveCarry;

describe('jackpot', () => {
  it.each(cases.map((row, index) => ({ row, index })))('goes like published case $index', ({ row }) => {
    for (const { faults } of jackpotChecker.check(row)) expect(faults).toEqual([]);
  });

  it('loses and makes no unit: what comes in by bets and top-ups is in the pot or was won', () => {
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 40 }), fc.bigInt({ min: 0n, max: 10n ** 7n }), (bets, start) => {
        let pot = openPot(start, 0n);
        let into = start * 10_000n;
        let out = 0n;
        for (const { stake, u52 } of bets) {
          const result = playJackpot(rules, pot, stake, u52);
          if (!result.ok) throw new Error(result.code);
          ({ pot } = result);
          into += stake * 100n + result.houseTopUp * 10_000n;
          out += result.win * 10_000n;
          expect(held(pot)).toBe(into - out);
        }
      }),
    );
  });

  it('starts the next pot with the reserve, or with the smallest seed at the cost of the house', () => {
    const low = playJackpot(rules, openPot(900n, 400n), 10_000n, 0n);
    expect(low).toEqual({
      ok: true,
      pot: { main: 50_000n, reserve: 0n, mainCarry: 0n, reserveCarry: 0n },
      win: 970n,
      houseTopUp: 49_570n,
    });
    const rich = playJackpot(rules, openPot(900n, 60_000n), 10_000n, 0n);
    expect(rich).toMatchObject({ pot: { main: 60_030n }, houseTopUp: 0n });
  });

  it('gives every unit staked the same chance, at every size of a bet', () => {
    for (const stake of [1n, 777n, 10_000n, 10_000_000n]) {
      const hitting = (2n ** 52n * stake) / rules.turn;
      expect(isHit(hitting - 1n, stake, rules.turn)).toBe(true);
      expect(isHit(hitting, stake, rules.turn)).toBe(false);
    }
  });

  it('refuses a stake above the turn and leaves the pot alone', () => {
    expect(playJackpot(rules, openPot(1n, 1n), rules.turn + 1n, 0n)).toEqual({
      ok: false,
      code: 'jackpot.stake_above_turn',
    });
  });

  it('reads its chance from the same stream, after the words of the game', () => {
    const seeds = ['55'.repeat(32), 'slot1:luna:4'] as const;
    const [stream, same] = [createStream(...seeds), createStream(...seeds)];
    stream.uniform(24);
    same.uniform(24);
    expect(drawHit(stream)).toBe(BigInt(same.u52()));
  });

  it('never shows more than the last value and five seconds of growth', () => {
    const tick = { value: 1_000n, growthPerSecond: 30n };
    expect([-10, 0, 999, 2_000, 5_000, 60_000].map((elapsedMs) => shownValue(tick, elapsedMs))).toEqual([
      1_000n,
      1_000n,
      1_029n,
      1_060n,
      1_150n,
      1_150n,
    ]);
  });
});
