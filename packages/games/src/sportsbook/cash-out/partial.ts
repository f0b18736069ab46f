import { floorShare, money, type Money } from '@quetzal/domain/money';
import { accept, refuse, type Answer } from '../refusal.ts';
import type { Ticket } from '../tickets/ticket.ts';

/** A part of a ticket that is closed, and the ticket that goes on. */
export type PartialCashOut = {
  /** What is paid for the closed part. */
  readonly paid: Money;
  /** The part of the stake (of the unit stake of a system) that is closed; it counts nothing as valid bet. */
  readonly closedStake: Money;
  readonly rest: Ticket;
};

const BASIS = 10_000n;

/**
 * Closes the fraction f of a ticket at f times the offer; the rest goes on with its stake * (1 - f). The closed stake is
 * rounded down to a ledger unit first and paid for as it is, so that no part of the stake is lost or paid twice.
 * @param fractionBp f in basis points, 1 to 9999
 */
export function closePart(ticket: Ticket, offer: Money, fractionBp: number): Answer<PartialCashOut> {
  if (!Number.isInteger(fractionBp) || fractionBp <= 0 || BigInt(fractionBp) >= BASIS) {
    return refuse('sports.cash_out_fraction');
  }
  const { currency, amount: stake } = ticket.stake;
  const closed = floorShare(stake, BigInt(fractionBp), BASIS);
  if (closed === 0n) return refuse('sports.cash_out_fraction');
  const paid = floorShare(offer.amount, closed, stake);
  if (paid <= 0n) return refuse('sports.cash_out_worthless');
  return accept({
    paid: money(offer.currency, paid),
    closedStake: money(currency, closed),
    rest: { ...ticket, stake: money(currency, stake - closed) },
  });
}
