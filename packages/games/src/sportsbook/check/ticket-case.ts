import { parseAmount, type Money } from '@quetzal/domain/money';
import { compare, decimalOf, type Fault } from '../../case-check/index.ts';
import { accept, type Answer } from '../refusal.ts';
import type { LegSettlement } from '../settlement/result.ts';
import { settleLeg } from '../settlement/settle-leg.ts';
import { checkTicket } from '../tickets/check-ticket.ts';
import { settleTicket } from '../tickets/settle-ticket.ts';
import { readSystem } from '../tickets/systems.ts';
import type { Leg, Ticket } from '../tickets/ticket.ts';
import { readCaseLeg, type CaseLeg, type ReadLeg } from './case-leg.ts';

/** `kind: ticket`: the legs with their matches, and what the ticket pays. */
export type TicketCase = {
  readonly ticket: {
    readonly type: 'single' | 'parlay' | 'system';
    readonly stake: string;
    readonly legs: readonly CaseLeg[];
    readonly name?: string;
    readonly sizes?: readonly number[];
  };
  readonly expect: Readonly<Record<string, unknown>>;
};

export function checkTicketCase({ ticket, expect }: TicketCase): readonly Fault[] {
  const settled = settleCase(ticket);
  return settled.ok ? compare('', expect, settled.value) : [{ field: 'ticket', expected: expect, actual: settled }];
}

function settleCase(ticket: TicketCase['ticket']): Answer<Readonly<Record<string, unknown>>> {
  const legs = all(ticket.legs.map(readCaseLeg));
  if (!legs.ok) return legs;
  const built = buildTicket(ticket, legs.value);
  if (!built.ok) return built;
  const settlements = all(
    legs.value.map(({ selection, match, circumstances }) => settleLeg(selection, match, circumstances)),
  );
  if (!settlements.ok) return settlements;
  return describe(built.value, settlements.value);
}

function describe(ticket: Ticket, legs: readonly LegSettlement[]): Answer<Readonly<Record<string, unknown>>> {
  const state = settleTicket(ticket, legs);
  if (!state.ok) return state;
  if (state.value.status === 'open') return accept({ status: 'open' });
  const { combinations, stakeTotal, payout } = state.value.settlement;
  return accept({
    results: legs.map(({ result }) => result),
    stakeTotal: decimalOf(stakeTotal.amount),
    combos: combinations,
    payout: decimalOf(payout.amount),
  });
}

/** The files name no fixture: every leg has its own. */
function buildTicket(ticket: TicketCase['ticket'], read: readonly ReadLeg[]): Answer<Ticket> {
  const stake = caseAmount(ticket.stake);
  const legs = read.map(({ selection, odds }, index): Leg => ({ fixtureId: String(index), selection, odds }));
  if (ticket.type !== 'system') return checkTicket({ kind: ticket.type, stake, legs });
  const sizes = ticket.sizes === undefined ? readSystem(ticket.name ?? '') : accept({ sizes: ticket.sizes });
  return sizes.ok ? checkTicket({ kind: 'system', stake, legs, sizes: sizes.value.sizes }) : sizes;
}

function all<Value>(answers: readonly Answer<Value>[]): Answer<readonly Value[]> {
  const values: Value[] = [];
  for (const [leg, answer] of answers.entries()) {
    if (!answer.ok) return { ...answer, leg };
    values.push(answer.value);
  }
  return accept(values);
}

/** Amounts of the files have no currency; they are counted in ten-thousandths. An unreadable one becomes 0 and is refused. */
export function caseAmount(text: string): Money {
  const read = parseAmount(text, 'USD');
  return read.ok ? read.value : { currency: 'USD', amount: 0n };
}
