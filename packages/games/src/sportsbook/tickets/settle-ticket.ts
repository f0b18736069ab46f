import { money, type Money } from '@quetzal/domain/money';
import { floorTimes, product, type Fraction } from '../fraction.ts';
import { accept, refuse, type Answer } from '../refusal.ts';
import { multiplierOf, type LegSettlement } from '../settlement/result.ts';
import { combinationCount } from './check-ticket.ts';
import { combinations } from './combinations.ts';
import { parlaySizes, type Ticket } from './ticket.ts';
import { VALID_BET_RULE, validBetOf, type CountedLeg, type ValidBetRule } from './valid-bet.ts';

/** The end of a ticket. */
export type TicketSettlement = {
  /** How many parlays the ticket held. */
  readonly combinations: number;
  readonly stakeTotal: Money;
  /** Each parlay rounded down to a ledger unit, then summed. */
  readonly payout: Money;
  readonly validBet: Money;
};

/** A ticket waits as long as a leg that can still change the payout is open. */
export type TicketState =
  | { readonly status: 'open' }
  | { readonly status: 'settled'; readonly settlement: TicketSettlement };

/**
 * Settles a ticket that `checkTicket` has accepted: every parlay pays stake * product of its legs' multipliers, rounded
 * down once; a losing leg ends its parlay.
 * @param settlements one for each leg in order, undefined while the leg is open
 */
export function settleTicket(
  ticket: Ticket,
  settlements: readonly (LegSettlement | undefined)[],
  rule: ValidBetRule = VALID_BET_RULE,
): Answer<TicketState> {
  if (settlements.length !== ticket.legs.length) return refuse('sports.result_missing', settlements.length);
  const legs = ticket.legs.map(({ odds }, index): CountedLeg => ({ odds, settlement: settlements[index] }));
  const { currency, amount: stake } = ticket.stake;
  let payout = 0n;
  let validBet = 0n;
  for (const parlay of parlaysOf(legs, parlaySizes(ticket))) {
    const multiplier = parlayMultiplier(parlay);
    if (multiplier === undefined) return accept({ status: 'open' });
    payout += floorTimes(stake, multiplier);
    validBet += validBetOf(stake, parlay, rule);
  }
  const count = combinationCount(ticket);
  return accept({
    status: 'settled',
    settlement: {
      combinations: Number(count),
      stakeTotal: money(currency, stake * count),
      payout: money(currency, payout),
      validBet: money(currency, validBet),
    },
  });
}

function* parlaysOf(legs: readonly CountedLeg[], sizes: readonly number[]): Generator<readonly CountedLeg[]> {
  for (const size of sizes) yield* combinations(legs, size);
}

/** Undefined while the parlay is open: no leg is lost and one is missing. */
function parlayMultiplier(legs: readonly CountedLeg[]): Fraction | undefined {
  const multipliers = legs.flatMap(({ odds, settlement }) =>
    settlement === undefined ? [] : [multiplierOf(settlement, odds)],
  );
  const isLost = multipliers.some(({ numerator }) => numerator === 0n);
  return isLost || multipliers.length === legs.length ? product(multipliers) : undefined;
}
