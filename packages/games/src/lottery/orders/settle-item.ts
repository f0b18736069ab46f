import { floorShare, truncateToPlaces } from '@quetzal/domain/money';
import type { Draw } from '../draw.ts';
import type { Wins } from '../family.ts';
import type { Fraction } from '../odds/fraction.ts';
import { ODDS_SCALE } from '../odds/house.ts';
import { prizeUnits } from '../odds/odds-table.ts';
import type { Settlement } from '../settlement.ts';
import type { PricedItem } from './price.ts';

/** What became of an item. Amounts are ledger units. */
export type SettledItem = {
  readonly state: 'won' | 'lost' | 'pushed';
  readonly wins: Wins;
  /** What is paid out, stakes that come back included. */
  readonly payout: bigint;
  /** Whether the cap has cut the payout. */
  readonly isCapped: boolean;
  /** The amount of the bets that won or lost; what comes back does not count for rebate, ranks and contracts. */
  readonly validBet: bigint;
  /** Payout less amount. */
  readonly net: bigint;
};

/** The most that one item pays unless the operator says otherwise, in currency units; to be shown before betting. */
export const PAYOUT_MAX = 400_000;

/** Payouts keep four decimal places, whatever the ledger's. */
const PAYOUT_PLACES = 4;

/**
 * Settles an item: floor4(stakePerBet * (sum of wins * odds + pushes)), once for the whole item, cut to the cap.
 * @param scale decimal places of the ledger
 */
export function settleItem(
  settlement: Settlement,
  { ticket, stakePerBet, amount, odds }: PricedItem,
  draw: Draw,
  { payoutMax, scale }: { readonly payoutMax: bigint; readonly scale: number },
): SettledItem {
  const wins = settlement.settle(ticket, draw);
  const exact = floorShare(stakePerBet, prizeUnits(wins, odds), ODDS_SCALE);
  const uncut = truncateToPlaces(exact, scale, PAYOUT_PLACES);
  const payout = uncut > payoutMax ? payoutMax : uncut;
  const pushes = BigInt(wins['push'] ?? 0);
  const validBet = amount - pushes * stakePerBet * BigInt(ticket.unitCost);
  const hasWon = Object.keys(wins).some((tier) => tier !== 'push');
  const state = hasWon ? 'won' : pushes > 0n ? 'pushed' : 'lost';
  return { state, wins, payout, isCapped: payout < uncut, validBet, net: payout - amount };
}

/** What a player gets back of the valid bet, rounded down to four places. */
export function rebateOf(validBet: bigint, rebate: Fraction, scale: number): bigint {
  return truncateToPlaces(floorShare(validBet, rebate.numerator, rebate.denominator), scale, PAYOUT_PLACES);
}
