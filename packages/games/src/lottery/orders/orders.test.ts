import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryOf } from '../all/index.ts';
import type { Draw } from '../draw.ts';
import { type Fraction, ratio } from '../odds/fraction.ts';
import { fairOdds, houseOdds } from '../odds/house.ts';
import type { Play } from '../play.ts';
import type { Settlement } from '../settlement.ts';
import {
  agentDifference,
  BASE_UNITS,
  BETS_MAX,
  canSetGroupMax,
  groupTerms,
  type ItemTerms,
  type OrderItem,
  PAYOUT_MAX,
  priceItem,
  rebateOf,
  settleItem,
  type Stake,
  stakePerBet,
} from './index.ts';

const SCALE = 4;
const UNIT = 10_000n;
const CAP = BigInt(PAYOUT_MAX) * UNIT;
const RETURN = ratio(975, 1000);
const TERMS: ItemTerms = {
  returned: RETURN,
  scale: SCALE,
  limits: { betsMax: BETS_MAX, stakeMin: 10n, amountMax: 100_000n * UNIT },
};
const STAKE: Stake = { baseUnit: 1, mode: 'yuan', multiple: 1 };

function price(
  playId: string,
  selection: unknown,
  change: Partial<OrderItem> = {},
  terms = TERMS,
): ReturnType<typeof priceItem> {
  const item = { playId, selection, stake: STAKE, ...change };
  return priceItem(categoryOf(playId) as Settlement, item, terms);
}

function settle(
  playId: string,
  selection: unknown,
  draw: Draw,
  stake = STAKE,
  payoutMax = CAP,
  returned: Fraction = RETURN,
): ReturnType<typeof settleItem> {
  const priced = price(playId, selection, { stake }, { ...TERMS, returned });
  if (!priced.ok) throw new Error(priced.code);
  return settleItem(categoryOf(playId) as Settlement, priced.value, draw, { payoutMax, scale: SCALE });
}

describe('stakes', () => {
  it.each([
    [{ baseUnit: 2, mode: 'yuan', multiple: 1 }, 4, 20_000n],
    [{ baseUnit: 2, mode: 'jiao', multiple: 3 }, 4, 6000n],
    [{ baseUnit: 1, mode: 'fen', multiple: 99_999 }, 4, 9_999_900n],
    [{ baseUnit: 1, mode: 'li', multiple: 1 }, 4, 10n],
    [{ baseUnit: 1, mode: 'li', multiple: 1 }, 6, 1000n],
  ] as const)('%j at %i places is %s ledger units', (stake, scale, units) => {
    expect(stakePerBet(stake, scale)).toBe(units);
  });

  it('cost bets times unit cost times stake', () => {
    const priced = price('vn.mb.lo2', ['00', '01', '99'], { stake: { ...STAKE, multiple: 5 } });
    expect(priced).toMatchObject({ ok: true, value: { amount: 3n * 27n * 5n * UNIT } });
  });
});

describe('an item', () => {
  const rows = [[1], [2], [3]];

  it.each([
    ['an unknown mode', { stake: { ...STAKE, mode: 'kuai' as never } }, 'bad_mode'],
    ['a multiple of 0', { stake: { ...STAKE, multiple: 0 } }, 'bad_multiple'],
    ['a broken multiple', { stake: { ...STAKE, multiple: 1.5 } }, 'bad_multiple'],
    ['a multiple over the limit', { stake: { ...STAKE, multiple: 100_000 } }, 'bad_multiple'],
    ['another count than was shown', { shown: { bets: 2 } }, 'amount_mismatch'],
    ['another amount than was shown', { shown: { amount: 1n } }, 'amount_mismatch'],
    ['a selection that is none', { selection: [[1], [2]] }, 'row_missing'],
  ])('with %s is refused', (_, change, code) => {
    expect(price('ssc.f3.straight', rows, change)).toMatchObject({ ok: false, code: `lottery.${code}` });
  });

  it.each([
    ['more bets than allowed', { betsMax: 0 }, 'too_many_bets'],
    ['a stake below the least', { stakeMin: UNIT + 1n }, 'stake_too_small'],
    ['an amount above the most', { amountMax: UNIT - 1n }, 'amount_too_large'],
  ])('with %s is refused', (_, limit, code) => {
    const terms = { ...TERMS, limits: { ...TERMS.limits, ...limit } };
    expect(price('ssc.f3.straight', rows, {}, terms)).toMatchObject({ ok: false, code: `lottery.${code}` });
  });

  it('whose shown count and amount are right is accepted', () => {
    expect(price('ssc.f3.straight', rows, { shown: { bets: 1, amount: UNIT } }).ok).toBe(true);
  });
});

describe('settling', () => {
  it('pays stake times odds, rounded down once to four places', () => {
    const stake: Stake = { baseUnit: 1, mode: 'li', multiple: 1 };
    // 3.5977 for each of two bets of 0.001: 0.0071954 is 0.0071.
    expect(settle('ssc.f3.any1', [1, 2], [1, 2, 3, 0, 0], stake)).toMatchObject({
      state: 'won',
      payout: 71n,
      net: 51n,
      validBet: 20n,
    });
  });

  it('returns a pushed stake exactly and counts it as no valid bet', () => {
    const item = settle('11x5.pos1.bsoe', ['big', 'odd'], [11, 1, 2, 3, 4]);
    expect(item).toMatchObject({ state: 'pushed', payout: 2n * UNIT, net: 0n, validBet: 0n });
  });

  it('loses the whole amount without a hit', () => {
    const item = settle('ssc.f3.straight', [[1, 2], [2], [3]], [9, 9, 9, 9, 9]);
    expect(item).toMatchObject({ state: 'lost', payout: 0n, net: -2n * UNIT, validBet: 2n * UNIT });
  });

  it('cuts a payout to the cap and says so', () => {
    const item = settle('ssc.f5.straight', [[1], [2], [3], [4], [5]], [1, 2, 3, 4, 5], { ...STAKE, multiple: 5 });
    expect(item).toMatchObject({ payout: CAP, isCapped: true });
    const whole = settle('ssc.f5.straight', [[1], [2], [3], [4], [5]], [1, 2, 3, 4, 5], { ...STAKE, multiple: 4 });
    expect(whole).toMatchObject({ payout: 390_000n * UNIT, isCapped: false });
  });
});

describe('prize groups', () => {
  it('pay exactly g for a bet of base unit 2 at 1 in 1000', () => {
    const { returned } = groupTerms(1950, 1956) ?? { returned: RETURN };
    const item = settle(
      'ssc.f3.straight',
      [[1], [2], [3]],
      [1, 2, 3, 0, 0],
      { ...STAKE, baseUnit: BASE_UNITS.LOTT },
      10n ** 12n,
      returned,
    );
    expect(item.payout).toBe(1950n * UNIT);
  });

  it('give group 1800 under 1956 a return of 90% and a rebate of 7.8%', () => {
    expect(groupTerms(1800, 1956)).toEqual({ returned: ratio(9, 10), rebate: ratio(78, 1000) });
    expect(rebateOf(1000n * UNIT, ratio(78, 1000), SCALE)).toBe(78n * UNIT);
  });

  it('return and rebate together the same whatever is chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 1960 }), fc.nat(160), (groupMax, below) => {
        const group = Math.max(1800, groupMax - below);
        const terms = groupTerms(group, groupMax);
        const sum = Number(terms?.returned.numerator) / Number(terms?.returned.denominator);
        const rebate = Number(terms?.rebate.numerator) / Number(terms?.rebate.denominator);
        expect(sum + rebate).toBeCloseTo(groupMax / 2000, 12);
      }),
    );
  });

  it.each([
    [1799, 1956],
    [1957, 1956],
    [1850.5, 1956],
  ])('%d under %d cannot be chosen', (group, groupMax) => {
    expect(groupTerms(group, groupMax)).toBeUndefined();
  });

  it('of a child stay at or below the upline, and an upline stays at or above its children', () => {
    expect(canSetGroupMax(1950, 1956, [1940, 1950])).toBe(true);
    expect(canSetGroupMax(1957, 1956, [])).toBe(false);
    expect(canSetGroupMax(1939, 1956, [1940])).toBe(false);
  });

  it('earn an upline their difference of the valid bet', () => {
    expect(agentDifference(1956, 1950)).toEqual(ratio(3, 1000));
  });
});

it('a ball that pushes on 49 pays 1.95 for a side that 24 of 49 balls have', () => {
  const lhc = categoryOf('lhc.sp.sides') as Settlement;
  const [side] = lhc.tiersOf(lhc.findPlay('lhc.sp.sides') as Play);
  expect(side && fairOdds(side)).toEqual(ratio(2));
  expect(side && houseOdds(side)).toBe(19_500n);
});
