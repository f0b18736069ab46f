import { checkOdds } from '../odds/odds.ts';
import { accept, refuse, type Answer, type Refusal } from '../refusal.ts';
import { binomial } from './combinations.ts';
import { parlaySizes, type Ticket } from './ticket.ts';

/** How large a ticket may be. */
export type TicketLimits = { readonly legsMax: number; readonly combinationsMax: number };

export const TICKET_LIMITS: TicketLimits = { legsMax: 20, combinationsMax: 10_000 };

/** Accepts a ticket as it stands, or says what is wrong with it and with which leg. */
export function checkTicket(ticket: Ticket, limits: TicketLimits = TICKET_LIMITS): Answer<Ticket> {
  return (
    (ticket.stake.amount > 0n ? undefined : refuse('sports.stake_not_positive')) ??
    legCountProblem(ticket, limits) ??
    oddsProblem(ticket) ??
    sizesProblem(ticket, limits) ??
    relatedLegs(ticket) ??
    accept(ticket)
  );
}

/** How many parlays the ticket holds: the sum of C(legs, size). */
export function combinationCount(ticket: Ticket): bigint {
  return parlaySizes(ticket).reduce((sum, size) => sum + binomial(ticket.legs.length, size), 0n);
}

function legCountProblem({ kind, legs }: Ticket, { legsMax }: TicketLimits): Refusal | undefined {
  const isRight = kind === 'single' ? legs.length === 1 : legs.length >= 2;
  if (!isRight) return refuse('sports.leg_count');
  return legs.length > legsMax ? refuse('sports.leg_limit', legsMax) : undefined;
}

function oddsProblem({ legs }: Ticket): Refusal | undefined {
  const leg = legs.findIndex(({ odds }) => !checkOdds(odds).ok);
  return leg === -1 ? undefined : refuse('sports.odds_out_of_range', leg);
}

function sizesProblem(ticket: Ticket, { combinationsMax }: TicketLimits): Refusal | undefined {
  const sizes = parlaySizes(ticket);
  const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= ticket.legs.length;
  if (sizes.length === 0 || new Set(sizes).size !== sizes.length || !sizes.every(isSize)) {
    return refuse('sports.system_sizes');
  }
  return combinationCount(ticket) > BigInt(combinationsMax) ? refuse('sports.combination_limit') : undefined;
}

/** Legs of one fixture may not be multiplied: their results depend on each other. Single bets side by side may. */
function relatedLegs(ticket: Ticket): Refusal | undefined {
  if (parlaySizes(ticket).every((size) => size === 1)) return undefined;
  const fixtures = ticket.legs.map(({ fixtureId }) => fixtureId);
  const leg = fixtures.findIndex((fixtureId, index) => fixtures.indexOf(fixtureId) < index);
  return leg === -1 ? undefined : refuse('sports.related_legs', leg);
}
