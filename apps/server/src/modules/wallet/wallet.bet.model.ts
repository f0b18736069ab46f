import type { Money } from '@quetzal/domain/money';
import type { EventActor } from '#kernel/audit/event-report.ts';

/** Money that a game vendor moves for a member. `amount` is above 0. */
export interface BetMovement {
  siteId: string;
  memberId: string;
  amount: Money;
  vendorCode: string;
  /** The vendor's name of this movement: with the vendor's code it is the journal's key for ever. */
  txId: string;
  roundId: string;
  gameCode: string;
}

/** A movement that answers an earlier bet. */
export type BetSettlement = BetMovement & {
  betTxId: string;
  /** A win of a round that the site has paid for. */
  isFree?: boolean;
};

/** A win that is taken back; `amount` is what it was, and `by` who says so. */
export type WinReversal = BetSettlement & { winTxId: string; by: EventActor };

/** A prize that no bet of its own won: from a promotion, or out of a jackpot. `amount` is above 0. */
export interface Prize {
  siteId: string;
  memberId: string;
  amount: Money;
  vendorCode: string;
  txId: string;
  kind: 'promo' | 'jackpot' | 'free_rounds';
  /** What the vendor calls the campaign or the pot. */
  campaign: string | null;
  /** The round that won a jackpot, and its game; null where none is named. */
  round: { roundId: string; gameCode: string } | null;
}

/** A jackpot that is taken back with its round; `amount` is what it was, and `by` who says so. */
export type PrizeReversal = BetMovement & { prizeTxId: string; by: EventActor };

/** Whose money can be staked in which game. */
export interface Stakeable {
  memberId: string;
  currency: string;
  vendorCode: string;
  gameCode: string;
}

/**
 * What became of a movement; `balance` is what can be staked in the same game afterwards (cash and restricted credit),
 * also when it was refused. After a prize it is the cash.
 */
export type BetMoved =
  | { outcome: 'posted' | 'exists' | 'conflict'; journalId: string; balance: Money }
  | { outcome: 'insufficient' | 'already_closed' | 'expired' | 'unknown'; journalId: null; balance: Money };
