import type { Money } from '@quetzal/domain/money';
import { houseAccount } from '#modules/ledger';

/**
 * Where the money of a site lies: with a payment provider, in the bank account that is for players' money alone, or in
 * the house's own.
 */
export const fundsAccounts = ['payment_clearing', 'player_funds', 'house_funds'] as const;
/** One of them. */
export type FundsAccount = (typeof fundsAccounts)[number];

/** Where a transfer stands. One that nobody decided in time stays `proposed`, and nobody can decide it any more. */
export const fundsTransferStates = ['proposed', 'approved', 'rejected'] as const;
/** One of them. */
export type FundsTransferState = (typeof fundsTransferStates)[number];

/** Between which accounts money moves; `provider` is whose clearing account one of them is, null where none is. */
export interface FundsWay {
  from: FundsAccount;
  to: FundsAccount;
  provider: string | null;
}

/** Money of a site that moved at the bank, or is to be written down as moved. */
export interface FundsTransfer extends FundsWay {
  id: string;
  siteId: string;
  requestId: string;
  amount: Money;
  /** What the bank or the provider calls the movement. */
  bankReference: string;
  reason: string;
  state: FundsTransferState;
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** What lay on the two accounts before it moved, in ledger units; null where it has not. */
  before: { from: bigint; to: bigint } | null;
}

/** Whether money goes that way: all of it passes by the account of players, and a provider is named where one is in it. */
export function isFundsWay({ from, to, provider }: FundsWay): boolean {
  const passesPlayers = (from === 'player_funds') !== (to === 'player_funds');
  return passesPlayers && (from === 'payment_clearing' || to === 'payment_clearing') === (provider !== null);
}

/** The ledger's name of one of a site's accounts. */
export function fundsAccountName(
  { siteId, provider, amount: { currency } }: Pick<FundsTransfer, 'siteId' | 'provider' | 'amount'>,
  account: FundsAccount,
) {
  return houseAccount(account === 'payment_clearing' ? `${siteId}/${provider}` : siteId, currency, account);
}
