import { currencyOf, money, truncateToPlaces, type Money } from '@quetzal/domain/money';
import { floorTimes, product, times, type Fraction } from '../fraction.ts';
import { accept, refuse, type Answer } from '../refusal.ts';
import { multiplierOf, type LegSettlement } from '../settlement/result.ts';
import { combinations } from '../tickets/combinations.ts';
import { parlaySizes, type Ticket } from '../tickets/ticket.ts';
import { expectedMultiplier, type ExactChances } from './exact-chances.ts';

/** Where a leg stands: settled, or open with its fair chances (no margin). */
export type CashOutLeg =
  | { readonly status: 'settled'; readonly settlement: LegSettlement }
  | { readonly status: 'open'; readonly chances: ExactChances; readonly isSuspended: boolean };

const BASIS = 10_000;
const SHOWN_PLACES = 2;

/**
 * What a ticket is worth to close now: floor2(stake * product of v * (1 - fee)), where v is the multiplier of a settled leg
 * and the expected multiplier of an open one; a system is worth the sum of its parlays.
 * @param legs one for each leg of the ticket, in order
 * @param feeBp the fee in basis points, 0 to 10000
 */
export function cashOutValue(ticket: Ticket, legs: readonly CashOutLeg[], feeBp: number): Answer<Money> {
  if (legs.length !== ticket.legs.length) return refuse('sports.result_missing', legs.length);
  const kept: Fraction = { numerator: BigInt(BASIS - feeBp), denominator: BigInt(BASIS) };
  const values = ticket.legs.map(({ odds }, index) => legValue(legs[index], odds));
  let sum = 0n;
  for (const size of parlaySizes(ticket)) {
    for (const parlay of combinations(values, size)) {
      sum += floorTimes(ticket.stake.amount, times(product(parlay), kept));
    }
  }
  const { code, scale } = currencyOf(ticket.stake.currency);
  return accept(money(code, truncateToPlaces(sum, scale, SHOWN_PLACES)));
}

function legValue(leg: CashOutLeg | undefined, odds: bigint): Fraction {
  if (leg === undefined) return { numerator: 0n, denominator: 1n };
  return leg.status === 'settled' ? multiplierOf(leg.settlement, odds) : expectedMultiplier(leg.chances, odds);
}
