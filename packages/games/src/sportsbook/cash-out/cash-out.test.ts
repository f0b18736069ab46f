import type { Money } from '@quetzal/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../refusal.ts';
import type { Odds } from '../odds/odds.ts';
import { LEG_RESULTS, type LegResult } from '../settlement/result.ts';
import { settleTicket } from '../tickets/settle-ticket.ts';
import type { Leg, Ticket } from '../tickets/ticket.ts';
import { exactChances, expectedMultiplier, readChances, type ExactChances } from './exact-chances.ts';
import { closePart } from './partial.ts';
import { judgeHeldCashOut, quoteCashOut, type CashOutQuote } from './quote.ts';
import { cashOutValue, type CashOutLeg } from './value.ts';

const pesos = (amount: bigint): Money => ({ currency: 'MXN', amount });

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

function ticketOf(stake: bigint, odds: readonly Odds[], sizes?: readonly number[]): Ticket {
  const legs = odds.map((item, index): Leg => ({
    fixtureId: String(index),
    selection: { market: '1x2', pick: '1', period: 'full' },
    odds: item,
  }));
  const kind = legs.length === 1 ? 'single' : 'parlay';
  return sizes === undefined
    ? { kind, stake: pesos(stake), legs }
    : { kind: 'system', stake: pesos(stake), legs, sizes };
}

const open = (chances: ExactChances, isSuspended = false): CashOutLeg => ({ status: 'open', chances, isSuspended });
const settled = (result: LegResult): CashOutLeg => ({ status: 'settled', settlement: { result } });
const even = valueOf(readChances({ win: '0.5', lose: '0.5' }));

const odds = fc.bigInt(10_100n, 100_000n);
const stake = fc.bigInt(100n, 10n ** 10n);
const chances: fc.Arbitrary<ExactChances> = fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }).map((weights) => {
  const total = weights.reduce((sum, weight) => sum + weight, 1);
  const [win = 0, half_win = 0, push = 0, half_lose = 0, lose = 0] = weights.map((weight) => weight / total);
  return valueOf(exactChances({ win, half_win, push, half_lose, lose }));
});
const leg: fc.Arbitrary<readonly [Odds, CashOutLeg]> = fc.tuple(
  odds,
  fc.oneof(
    chances.map((item) => open(item)),
    fc.constantFrom(...LEG_RESULTS).map((result) => settled(result)),
  ),
);

describe('exact chances', () => {
  it('add up to one billion, the missing part being the chance of a void leg', () => {
    fc.assert(
      fc.property(chances, (exact) => {
        expect(Object.values(exact).reduce((sum, part) => sum + part, 0n)).toBe(1_000_000_000n);
      }),
    );
    const third = 1 / 3;
    const exact = valueOf(exactChances({ win: third, half_win: 0, push: 0, half_lose: 0, lose: third }));
    expect(exact).toMatchObject({ win: 333_333_333n, lose: 333_333_333n, void: 333_333_334n });
  });

  it.each([{ win: '1.1' }, { win: '0.6', lose: '0.6' }, { win: '.5' }, { win: '-0.1' }, { win: '1e-3' }])(
    'are refused when written as %j',
    (texts) => {
      expect(readChances(texts)).toEqual({ ok: false, code: 'sports.probability_malformed' });
    },
  );

  it('are refused when a number is none', () => {
    const unknown = { win: Number.NaN, half_win: 0, push: 0, half_lose: 0, lose: 0 };
    expect(exactChances(unknown)).toEqual({ ok: false, code: 'sports.probability_malformed' });
  });

  it('make a fair bet worth its stake', () => {
    const { numerator, denominator } = expectedMultiplier(even, 20_000n);
    expect(numerator).toBe(denominator);
  });
});

describe('the value of a ticket', () => {
  it('is never more than it can still pay, less the fee, and never negative', () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 2, maxLength: 5 }), fc.nat(10_000), (amount, legs, feeBp) => {
        const sizes = legs.map((_, index) => index + 1);
        const ticket = ticketOf(
          amount,
          legs.map(([price]) => price),
          sizes,
        );
        const states = legs.map(([, state]) => state);
        const value = valueOf(cashOutValue(ticket, states, feeBp)).amount;
        const best = settleTicket(
          ticket,
          states.map((state) => (state.status === 'open' ? { result: 'win' } : state.settlement)),
        );
        const state = valueOf(best);
        const payoutMax = state.status === 'settled' ? state.settlement.payout.amount : -1n;
        const rounding = BigInt(2 ** legs.length) * 10_000n;
        expect(value >= 0n).toBe(true);
        expect(value * 10_000n <= payoutMax * BigInt(10_000 - feeBp) + rounding).toBe(true);
      }),
    );
  });

  it('falls with the fee, and shows whole hundredths', () => {
    fc.assert(
      fc.property(stake, leg, fc.nat(9_999), (amount, [price, state], feeBp) => {
        const ticket = ticketOf(amount, [price]);
        const dear = valueOf(cashOutValue(ticket, [state], feeBp + 1)).amount;
        const cheap = valueOf(cashOutValue(ticket, [state], feeBp)).amount;
        expect(dear <= cheap).toBe(true);
        expect(cheap % 100n).toBe(0n);
      }),
    );
  });

  it('of a system is that of its parlays', () => {
    const legs = [open(even), settled('win'), open(even)];
    const doubles = valueOf(cashOutValue(ticketOf(100_000n, [20_000n, 30_000n, 20_000n], [2]), legs, 0));
    expect(doubles).toEqual(pesos(300_000n + 300_000n + 100_000n));
  });

  it('is cut to hundredths in a currency of six places too', () => {
    const ticket: Ticket = { ...ticketOf(1n, [19_999n]), stake: { currency: 'USDT', amount: 1_234_567n } };
    expect(valueOf(cashOutValue(ticket, [settled('win')], 0))).toEqual({ currency: 'USDT', amount: 2_460_000n });
  });
});

describe('a quote', () => {
  const ticket = ticketOf(100_000n, [20_000n, 20_000n]);

  it('lives five seconds', () => {
    expect(quoteCashOut(ticket, [open(even), settled('win')], { nowMs: 1_000 })).toEqual({
      ok: true,
      value: { amount: pesos(190_000n), expiresAtMs: 6_000 },
    });
  });

  it.each([
    ['sports.cash_out_suspended', 1, [settled('win'), open(even, true)]],
    ['sports.cash_out_worthless', undefined, [settled('lose'), open(even)]],
    ['sports.cash_out_settled', undefined, [settled('win'), settled('win')]],
    ['sports.result_missing', 1, [open(even)]],
  ] satisfies [string, number | undefined, CashOutLeg[]][])('is refused with %s', (code, at, legs) => {
    const refusal = at === undefined ? { ok: false, code } : { ok: false, code, leg: at };
    expect(quoteCashOut(ticket, legs, { nowMs: 0 })).toEqual(refusal);
  });

  describe('that was taken', () => {
    const quote: CashOutQuote = { amount: pesos(500n), expiresAtMs: 5_000 };
    const now = (amount: bigint): Answer<CashOutQuote> => ({
      ok: true,
      value: { amount: pesos(amount), expiresAtMs: 12_000 },
    });
    const held = { quote, takenAtMs: 5_000, delayMs: 5_000 };

    it('waits for its delay and is then executed at the quoted price, also when the ticket is worth more by then', () => {
      expect(judgeHeldCashOut(held, now(500n), 9_999)).toEqual({ status: 'held', untilMs: 10_000 });
      expect(judgeHeldCashOut(held, now(600n), 10_000)).toEqual({ status: 'executed', amount: pesos(500n) });
    });

    it('is quoted anew when the ticket is worth less', () => {
      expect(judgeHeldCashOut(held, now(499n), 10_000)).toMatchObject({
        status: 'requoted',
        quote: { amount: pesos(499n) },
      });
    });

    it('is rejected when it was taken late, or when a leg is suspended or settled meanwhile', () => {
      const refusal = { ok: false, code: 'sports.cash_out_expired' };
      expect(judgeHeldCashOut({ ...held, takenAtMs: 5_001 }, now(500n), 20_000)).toEqual({
        status: 'rejected',
        refusal,
      });
      const suspended = { ok: false, code: 'sports.cash_out_suspended', leg: 0 } as const;
      expect(judgeHeldCashOut(held, suspended, 6_000)).toEqual({ status: 'rejected', refusal: suspended });
    });
  });
});

describe('a partial cash-out', () => {
  it('splits the stake without loss and pays the closed part at the price of the whole', () => {
    fc.assert(
      fc.property(stake, fc.bigInt(1n, 10n ** 11n), fc.integer({ min: 1, max: 9_999 }), (amount, offer, fractionBp) => {
        const part = closePart(ticketOf(amount, [20_000n]), pesos(offer), fractionBp);
        fc.pre(part.ok);
        const { paid, closedStake, rest } = valueOf(part);
        expect(closedStake.amount + rest.stake.amount).toBe(amount);
        expect(rest.stake.amount > 0n && closedStake.amount > 0n).toBe(true);
        expect(closedStake.amount * 10_000n <= amount * BigInt(fractionBp)).toBe(true);
        const exact = offer * closedStake.amount - paid.amount * amount;
        expect(exact >= 0n && exact < amount).toBe(true);
      }),
    );
  });

  it('never pays more in two steps than in one, and less by under two hundredths', () => {
    fc.assert(
      fc.property(stake, leg, fc.integer({ min: 1, max: 9_999 }), (amount, [price, state], fractionBp) => {
        const ticket = ticketOf(amount, [price]);
        const whole = valueOf(cashOutValue(ticket, [state], 500)).amount;
        const part = closePart(ticket, pesos(whole), fractionBp);
        fc.pre(part.ok);
        const { paid, rest } = valueOf(part);
        const later = valueOf(cashOutValue(rest, [state], 500)).amount;
        expect(paid.amount + later < whole + 100n).toBe(true);
        expect(paid.amount + later > whole - 200n).toBe(true);
      }),
    );
  });

  it.each([0, 10_000, -1, 0.5, Number.NaN])('is refused for %s basis points', (fractionBp) => {
    const refusal = { ok: false, code: 'sports.cash_out_fraction' };
    expect(closePart(ticketOf(100_000n, [20_000n]), pesos(10n), fractionBp)).toEqual(refusal);
  });

  it('is refused when nothing would be closed or paid', () => {
    expect(closePart(ticketOf(10n, [20_000n]), pesos(100n), 999)).toEqual({
      ok: false,
      code: 'sports.cash_out_fraction',
    });
    expect(closePart(ticketOf(100_000n, [20_000n]), pesos(1n), 5_000)).toEqual({
      ok: false,
      code: 'sports.cash_out_worthless',
    });
  });
});
