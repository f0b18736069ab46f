import { compare, type Money } from '@quetzal/domain/money';
import { accept, refuse, type Answer, type Refusal } from '../refusal.ts';
import type { Ticket } from '../tickets/ticket.ts';
import { cashOutValue, type CashOutLeg } from './value.ts';

/** How long a quote lives. */
export const QUOTE_LIFE_MS = 5_000;
/** Default fee before the match; in play the operator sets 3% to 8%. */
export const CASH_OUT_FEE_BP = 500;

/** A price at which a ticket can be closed as a whole. */
export type CashOutQuote = { readonly amount: Money; readonly expiresAtMs: number };

/**
 * Quotes a ticket: only while a leg is open, no open leg is suspended and the price is above 0.
 * @param feeBp the fee in basis points
 */
export function quoteCashOut(
  ticket: Ticket,
  legs: readonly CashOutLeg[],
  { feeBp = CASH_OUT_FEE_BP, nowMs }: { readonly feeBp?: number; readonly nowMs: number },
): Answer<CashOutQuote> {
  if (legs.every(({ status }) => status === 'settled')) return refuse('sports.cash_out_settled');
  const suspended = legs.findIndex((leg) => leg.status === 'open' && leg.isSuspended);
  if (suspended !== -1) return refuse('sports.cash_out_suspended', suspended);
  const value = cashOutValue(ticket, legs, feeBp);
  if (!value.ok) return value;
  if (value.value.amount <= 0n) return refuse('sports.cash_out_worthless');
  return accept({ amount: value.value, expiresAtMs: nowMs + QUOTE_LIFE_MS });
}

/** A quote that the player has taken; it is held as long as an in-play bet of the sport. */
export type HeldCashOut = { readonly quote: CashOutQuote; readonly takenAtMs: number; readonly delayMs: number };

/** What becomes of it. */
export type HeldCashOutState =
  | { readonly status: 'held'; readonly untilMs: number }
  | { readonly status: 'executed'; readonly amount: Money }
  | { readonly status: 'requoted'; readonly quote: CashOutQuote }
  | { readonly status: 'rejected'; readonly refusal: Refusal };

/**
 * Executes a held cash-out at its quoted price once the delay is over, unless the ticket is worth less by then: that is a
 * new quote to be taken or left. Rejected when it was taken after it had expired, or when no price can be given.
 * @param present the quote of this moment
 */
export function judgeHeldCashOut(
  { quote, takenAtMs, delayMs }: HeldCashOut,
  present: Answer<CashOutQuote>,
  nowMs: number,
): HeldCashOutState {
  if (takenAtMs > quote.expiresAtMs) return { status: 'rejected', refusal: refuse('sports.cash_out_expired') };
  if (!present.ok) return { status: 'rejected', refusal: present };
  const untilMs = takenAtMs + delayMs;
  if (nowMs < untilMs) return { status: 'held', untilMs };
  if (compare(present.value.amount, quote.amount) < 0) return { status: 'requoted', quote: present.value };
  return { status: 'executed', amount: quote.amount };
}
