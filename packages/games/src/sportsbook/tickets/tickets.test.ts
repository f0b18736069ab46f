import type { Money } from '@quetzal/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Odds } from '../odds/odds.ts';
import { LEG_RESULTS, type LegSettlement } from '../settlement/result.ts';
import { checkTicket, combinationCount } from './check-ticket.ts';
import { combinations } from './combinations.ts';
import { settleTicket, type TicketSettlement } from './settle-ticket.ts';
import { readSystem, SYSTEMS } from './systems.ts';
import type { Leg, Ticket } from './ticket.ts';

const pesos = (amount: bigint): Money => ({ currency: 'MXN', amount });

function legOf(odds: Odds, fixtureId: string): Leg {
  return { fixtureId, selection: { market: '1x2', pick: '1', period: 'full' }, odds };
}

const legsOf = (odds: readonly Odds[]): Leg[] => odds.map((item, index) => legOf(item, `match ${String(index)}`));

function settled(ticket: Ticket, settlements: readonly (LegSettlement | undefined)[]): TicketSettlement {
  const state = settleTicket(ticket, settlements);
  if (!state.ok || state.value.status !== 'settled') throw new Error(JSON.stringify(state));
  return state.value.settlement;
}

const odds = fc.bigInt(10_100n, 200_000n);
const stake = fc.bigInt(1n, 10n ** 10n).map(pesos);
const result = fc.constantFrom(...LEG_RESULTS).map((value): LegSettlement => ({ result: value }));
const settledLegs = (minLength: number) => fc.array(fc.tuple(odds, result), { minLength, maxLength: 6 });

describe('a ticket', () => {
  const good = legsOf([15_000n, 20_000n, 25_000n]);

  it.each([
    ['sports.stake_not_positive', undefined, { kind: 'parlay', stake: pesos(0n), legs: good }],
    ['sports.leg_count', undefined, { kind: 'single', stake: pesos(1n), legs: good }],
    ['sports.leg_count', undefined, { kind: 'parlay', stake: pesos(1n), legs: good.slice(0, 1) }],
    ['sports.leg_count', undefined, { kind: 'single', stake: pesos(1n), legs: [] }],
    ['sports.leg_limit', 20, { kind: 'parlay', stake: pesos(1n), legs: legsOf(Array<Odds>(21).fill(15_000n)) }],
    ['sports.odds_out_of_range', 1, { kind: 'parlay', stake: pesos(1n), legs: legsOf([15_000n, 10_000n]) }],
    ['sports.system_sizes', undefined, { kind: 'system', stake: pesos(1n), legs: good, sizes: [] }],
    ['sports.system_sizes', undefined, { kind: 'system', stake: pesos(1n), legs: good, sizes: [2, 4] }],
    ['sports.system_sizes', undefined, { kind: 'system', stake: pesos(1n), legs: good, sizes: [2, 2] }],
    ['sports.system_sizes', undefined, { kind: 'system', stake: pesos(1n), legs: good, sizes: [1.5] }],
    [
      'sports.combination_limit',
      undefined,
      { kind: 'system', stake: pesos(1n), legs: legsOf(Array<Odds>(20).fill(15_000n)), sizes: [10] },
    ],
    [
      'sports.related_legs',
      2,
      { kind: 'parlay', stake: pesos(1n), legs: [...good.slice(0, 2), legOf(30_000n, 'match 0')] },
    ],
  ] satisfies [string, number | undefined, Ticket][])('is refused with %s at leg %s', (code, leg, ticket) => {
    expect(checkTicket(ticket)).toEqual(leg === undefined ? { ok: false, code } : { ok: false, code, leg });
  });

  it('may put single bets of one fixture side by side, since nothing is multiplied', () => {
    const ticket: Ticket = { kind: 'system', stake: pesos(1n), legs: [...good, legOf(30_000n, 'match 0')], sizes: [1] };
    expect(checkTicket(ticket)).toEqual({ ok: true, value: ticket });
  });

  it('is not settled with another number of results than legs', () => {
    expect(settleTicket({ kind: 'parlay', stake: pesos(1n), legs: good }, [{ result: 'win' }])).toEqual({
      ok: false,
      code: 'sports.result_missing',
      leg: 1,
    });
  });

  it('waits for an open leg, but not when another leg has lost', () => {
    const ticket: Ticket = { kind: 'parlay', stake: pesos(100_000n), legs: good };
    const win: LegSettlement = { result: 'win' };
    expect(settleTicket(ticket, [win, undefined, win])).toEqual({ ok: true, value: { status: 'open' } });
    expect(settled(ticket, [win, undefined, { result: 'lose' }])).toMatchObject({
      payout: pesos(0n),
      validBet: pesos(100_000n),
    });
  });

  it('pays a dead heat by the share of each winner', () => {
    const ticket: Ticket = { kind: 'single', stake: pesos(100_000n), legs: legsOf([70_000n]) };
    expect(settled(ticket, [{ result: 'win', winnerCount: 3 }]).payout).toEqual(pesos(233_333n));
  });

  it('keeps its currency', () => {
    const ticket: Ticket = { kind: 'single', stake: { currency: 'USDT', amount: 1_000_001n }, legs: legsOf([19_100n]) };
    expect(settled(ticket, [{ result: 'win' }]).payout).toEqual({ currency: 'USDT', amount: 1_910_001n });
  });
});

describe('a system', () => {
  it('has 4, 7, 11, 15 and 26 parlays by name', () => {
    const counts = Object.values(SYSTEMS).map(({ legCount, sizes }) =>
      combinationCount({ kind: 'system', stake: pesos(1n), legs: legsOf(Array<Odds>(legCount).fill(15_000n)), sizes }),
    );
    expect(counts).toEqual([4n, 7n, 11n, 15n, 26n]);
    expect(readSystem('2/4')).toEqual({ ok: true, value: { legCount: 4, sizes: [2] } });
  });

  it.each([
    ['toString', 'sports.system_unknown'],
    ['goliath of sorts', 'sports.system_unknown'],
    ['5/4', 'sports.system_sizes'],
    ['0/4', 'sports.system_sizes'],
  ])('is refused under the name %s', (name, code) => {
    expect(readSystem(name)).toEqual({ ok: false, code });
  });

  it('pays and counts exactly what its parlays pay and count when they are placed one by one', () => {
    const sizes = fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 });
    fc.assert(
      fc.property(stake, settledLegs(2), sizes, (unit, played, wanted) => {
        const fitting = wanted.filter((size) => size <= played.length);
        fc.pre(fitting.length > 0);
        const legs = legsOf(played.map(([price]) => price));
        const results = played.map(([, value]) => value);
        const whole = settled({ kind: 'system', stake: unit, legs, sizes: fitting }, results);
        const parts = fitting.flatMap((size) =>
          [...combinations([...legs.keys()], size)].map((places) => {
            const chosen = places.map((place) => legs[place] as Leg);
            const kind = size === 1 ? 'single' : 'parlay';
            const chosenResults = places.map((place) => results[place]);
            return settled({ kind, stake: unit, legs: chosen }, chosenResults);
          }),
        );
        const sum = (pick: (part: TicketSettlement) => bigint) => parts.reduce((total, part) => total + pick(part), 0n);
        expect(whole.combinations).toBe(parts.length);
        expect(whole.stakeTotal.amount).toBe(unit.amount * BigInt(parts.length));
        expect(whole.payout.amount).toBe(sum((part) => part.payout.amount));
        expect(whole.validBet.amount).toBe(sum((part) => part.validBet.amount));
      }),
    );
  });
});

describe('a parlay', () => {
  it('pays the same in whatever order its legs stand', () => {
    fc.assert(
      fc.property(stake, settledLegs(2), (unit, played) => {
        const pay = (order: typeof played) =>
          settled(
            { kind: 'parlay', stake: unit, legs: legsOf(order.map(([price]) => price)) },
            order.map(([, value]) => value),
          );
        expect(pay(played.toReversed())).toEqual(pay(played));
      }),
    );
  });

  it('pays what it would pay without its void legs', () => {
    fc.assert(
      fc.property(stake, settledLegs(2), odds, (unit, played, price) => {
        const results = played.map(([, value]) => value);
        const prices = played.map(([value]) => value);
        const without = settled({ kind: 'parlay', stake: unit, legs: legsOf(prices) }, results);
        const withVoid = settled({ kind: 'parlay', stake: unit, legs: legsOf([...prices, price]) }, [
          ...results,
          { result: 'void', voidReason: 'cancelled' },
        ]);
        expect(withVoid).toEqual(without);
      }),
    );
  });

  it('is rounded down once, by less than one ledger unit', () => {
    fc.assert(
      fc.property(stake, fc.array(odds, { minLength: 2, maxLength: 8 }), (unit, prices) => {
        const { payout } = settled(
          { kind: 'parlay', stake: unit, legs: legsOf(prices) },
          prices.map(() => ({ result: 'win' })),
        );
        const exact = prices.reduce((value, price) => value * price, unit.amount);
        const rest = exact - payout.amount * 10_000n ** BigInt(prices.length);
        expect(rest >= 0n && rest < 10_000n ** BigInt(prices.length)).toBe(true);
      }),
    );
  });
});
