import { compare, decimalOf, type Fault } from '../../case-check/index.ts';
import { readChances } from '../cash-out/exact-chances.ts';
import { cashOutValue, type CashOutLeg } from '../cash-out/value.ts';
import type { Selection } from '../markets/selection.ts';
import { parseOdds } from '../odds/odds.ts';
import { accept, refuse, type Answer } from '../refusal.ts';
import type { LegResult } from '../settlement/result.ts';
import type { Leg } from '../tickets/ticket.ts';
import { caseAmount } from './ticket-case.ts';

/** `kind: cashout`: a ticket of one or more legs and what it is worth. */
export type CashOutCase = {
  readonly ticket: {
    readonly stake: string;
    readonly fee: string;
    readonly legs: readonly {
      readonly oddsPlaced: string;
      readonly state: LegResult | 'open';
      readonly dist?: Readonly<Partial<Record<LegResult, string>>>;
    }[];
  };
  readonly offer: string;
};

/** The files do not say what was picked, and the value does not depend on it. */
const anyPick: Selection = { market: '1x2', pick: '1', period: 'full' };
const feeText = /^0?\.(\d{1,4})$/;

export function checkCashOutCase({ ticket, offer }: CashOutCase): readonly Fault[] {
  const value = valueOf(ticket);
  return compare('offer', offer, value.ok ? value.value : value);
}

function valueOf({ stake, fee, legs: rows }: CashOutCase['ticket']): Answer<string> {
  const legs: Leg[] = [];
  const states: CashOutLeg[] = [];
  for (const [index, { oddsPlaced, state, dist }] of rows.entries()) {
    const odds = parseOdds(oddsPlaced);
    const chances = readChances(dist ?? {});
    if (!odds.ok) return { ...odds, leg: index };
    if (!chances.ok) return { ...chances, leg: index };
    legs.push({ fixtureId: String(index), selection: anyPick, odds: odds.value });
    states.push(
      state === 'open'
        ? { status: 'open', chances: chances.value, isSuspended: false }
        : { status: 'settled', settlement: { result: state } },
    );
  }
  const feeBp = feeOf(fee);
  if (feeBp === undefined) return refuse('sports.probability_malformed');
  const value = cashOutValue({ kind: 'parlay', stake: caseAmount(stake), legs }, states, feeBp);
  return value.ok ? accept(decimalOf(value.value.amount / 100n, 2)) : value;
}

/** A fee of the files, such as `0.05`, in basis points. */
function feeOf(text: string): number | undefined {
  if (/^0(?:\.0*)?$/.test(text)) return 0;
  const match = feeText.exec(text);
  return match === null ? undefined : Number((match[1] ?? '').padEnd(4, '0'));
}
