import { describe, expect, it } from 'vitest';
import { createStream } from '../fairness/index.ts';
import { drawHit, jackpotReturn, openPot, playJackpot } from './index.ts';

const rules = { mainBp: 70, reserveBp: 30, turn: 10_000_000_000n, minSeed: 25_000_000n };
const stake = 50_000_000n;
const bets = 1_200_000;

/** Every bet of a long run, its chance drawn from one stream. */
function played() {
  const stream = createStream('7a'.repeat(32), 'jackpot:long-run:0');
  let pot = openPot(rules.minSeed, 0n);
  const sums = { hits: 0, paid: 0n, toppedUp: 0n };
  for (let bet = 0; bet < bets; bet += 1) {
    const result = playJackpot(rules, pot, stake, drawHit(stream));
    if (!result.ok) throw new Error(result.code);
    ({ pot } = result);
    if (result.win > 0n) sums.hits += 1;
    sums.paid += result.win;
    sums.toppedUp += result.houseTopUp;
  }
  return { ...sums, pot };
}

describe('the return of a pot', () => {
  const { hits, paid, toppedUp, pot } = played();
  const staked = stake * BigInt(bets);

  it('is hit as often as stakes are parts of the turn', () => {
    const expected = Number(staked) / Number(rules.turn);
    expect(Math.abs(hits - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });

  it('pays what was put in, to the unit', () => {
    const carries = (pot.mainCarry + pot.reserveCarry) / 10_000n;
    expect(paid + pot.main + pot.reserve + carries).toBe(rules.minSeed + (staked * 100n) / 10_000n + toppedUp);
  });

  it('comes to what the formula says', () => {
    const { contributed, toppedUp: added } = jackpotReturn(rules);
    expect(contributed).toBe(0.01);
    const [paidShare, addedShare] = [Number(paid) / Number(staked), Number(toppedUp) / Number(staked)];
    expect(addedShare).toBeCloseTo(added, 4);
    expect(paidShare).toBeCloseTo(contributed + added, 3);
  });

  it('costs a whole seed for each hit when nothing is put by for the next one', () => {
    const { toppedUp: added } = jackpotReturn({ ...rules, reserveBp: 0 });
    expect(added).toBe(Number(rules.minSeed) / Number(rules.turn));
  });
});
