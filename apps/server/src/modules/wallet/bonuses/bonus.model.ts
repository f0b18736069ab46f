import type { Money } from '@quetzal/domain/money';
import type { BonusState } from '@quetzal/domain/wallet';

/** One grant of restricted credit; amounts in ledger units of `amount`'s currency. */
export interface Bonus {
  id: string;
  siteId: string;
  memberId: string;
  amount: Money;
  /** What can still be staked. */
  remaining: bigint;
  /** What stands in bets that have not ended. */
  atStake: bigint;
  wagerRequired: bigint;
  wagered: bigint;
  /** What became cash. */
  released: bigint;
  /** Kinds of games where it can be staked and wagered; null is everywhere. */
  gameTypes: string[] | null;
  reason: string;
  state: BonusState;
  proposedBy: string | null;
  decidedBy: string | null;
  createdAt: Date;
  grantedAt: Date | null;
  expiresAt: Date;
  endedAt: Date | null;
}

/** What somebody wants to give. */
export interface BonusGrant {
  /** Made by the caller: the same grant asked for again is the same credit. */
  id: string;
  memberId: string;
  amount: Money;
  /** Why it is given; the member reads it. */
  reason: string;
  expiresAt: Date;
  /** How often the amount must be bet before it becomes cash; a whole number of 1 or more. */
  wagerTimes: number;
  /** Kinds of games where it can be used; left out, all. */
  gameTypes?: readonly string[] | undefined;
}

/** Where a stake and what comes back of it belong. */
export interface BetName {
  vendorCode: string;
  txId: string;
}
