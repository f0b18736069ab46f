import type { Ticket } from '../category.ts';
import type { Fraction } from '../odds/fraction.ts';
import { type OddsTable, oddsTable } from '../odds/odds-table.ts';
import { accept, refuse, type RefusalCode, type Result } from '../refusal.ts';
import type { Settlement } from '../settlement.ts';
import { amountOf, MODES, MULTIPLE_MAX, type Stake, stakePerBet } from './stake.ts';

/** One item as it comes from a player. */
export type OrderItem = {
  readonly playId: string;
  readonly selection: unknown;
  readonly stake: Stake;
  /** What the player's page has shown; refused when it differs. */
  readonly shown?: { readonly bets?: number; readonly amount?: bigint };
};

/** What the operator allows for a play. Amounts are ledger units. */
export type ItemLimits = {
  readonly betsMax: number;
  readonly stakeMin: bigint;
  readonly amountMax: bigint;
};

/** The return of the game or of the chosen prize group, the ledger's places, and the limits. */
export type ItemTerms = { readonly returned: Fraction; readonly scale: number; readonly limits: ItemLimits };

export type OrderRefusalCode =
  | RefusalCode
  | 'lottery.bad_mode'
  | 'lottery.bad_multiple'
  | 'lottery.too_many_bets'
  | 'lottery.stake_too_small'
  | 'lottery.amount_too_large'
  | 'lottery.amount_mismatch';

/** An accepted item with all that settlement needs later, whatever is configured by then. */
export type PricedItem = {
  readonly ticket: Ticket;
  readonly stakePerBet: bigint;
  readonly amount: bigint;
  readonly odds: OddsTable;
};

/** The most bets of one item by default. */
export const BETS_MAX = 100_000;

/**
 * Counts and prices an item from its selection. Refuses a selection that cannot be read, a stake out of bounds, what is
 * over a limit, and an item whose shown bets or amount are not the counted ones.
 */
export function priceItem(
  settlement: Settlement,
  { playId, selection, stake, shown = {} }: OrderItem,
  { returned, scale, limits }: ItemTerms,
): Result<PricedItem, OrderRefusalCode> {
  if (!MODES.includes(stake.mode)) return refuse('lottery.bad_mode');
  const { multiple } = stake;
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > MULTIPLE_MAX) return refuse('lottery.bad_multiple');
  const ticket = settlement.read(playId, selection);
  if (!ticket.ok) return ticket;
  const { play, bets, unitCost } = ticket.value;
  const perBet = stakePerBet(stake, scale);
  const amount = amountOf(bets, unitCost, perBet);
  if (bets > limits.betsMax) return refuse('lottery.too_many_bets');
  if (perBet < limits.stakeMin) return refuse('lottery.stake_too_small');
  if (amount > limits.amountMax) return refuse('lottery.amount_too_large');
  if ((shown.bets ?? bets) !== bets || (shown.amount ?? amount) !== amount) return refuse('lottery.amount_mismatch');
  const odds = oddsTable(settlement.tiersOf(play), unitCost, returned);
  return accept({ ticket: ticket.value, stakePerBet: perBet, amount, odds });
}
