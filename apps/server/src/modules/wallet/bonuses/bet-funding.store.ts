import type { CreditPart, StakeableCredit } from '@quetzal/domain/wallet';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { BetName } from './bonus.model.ts';

/** Where a stake is to be placed, by whom and when. */
export interface StakePlace {
  memberId: string;
  currency: string;
  vendorCode: string;
  gameCode: string;
  at: Date;
}

/** A member's credits that can be staked in a game at an instant, in no order. */
export async function selectStakeable(db: Reader, place: StakePlace): Promise<StakeableCredit[]> {
  const rows = await db
    .selectFrom('bonus_in_game')
    .select(['id', 'remaining', 'granted_at', 'expires_at'])
    .where('member_id', '=', place.memberId)
    .where('currency', '=', place.currency)
    .where('vendor_code', '=', place.vendorCode)
    .where('game_code', '=', place.gameCode)
    .where('expires_at', '>', place.at)
    .where('remaining', '>', 0n)
    .$narrowType<{ id: string; remaining: bigint; granted_at: Date; expires_at: Date }>()
    .execute();
  return rows.map(({ id, remaining, granted_at, expires_at }) => ({
    id,
    remaining,
    grantedAt: granted_at,
    expiresAt: expires_at,
  }));
}

/** A bet that credit paid for, whole or in part; `stake` is all of it. */
export interface FundedBet extends BetName {
  roundId: string;
  stake: bigint;
}

/** Keeps with a bet what credits paid of it. */
export async function insertFunding(tx: Tx, bet: FundedBet, parts: readonly CreditPart[]): Promise<void> {
  const { vendorCode, txId, roundId, stake } = bet;
  const shared = { vendor_code: vendorCode, tx_id: txId, round_id: roundId, stake };
  const rows = parts.map(({ bonusId, amount }) => ({ ...shared, bonus_id: bonusId, amount }));
  await tx.insertInto('bet_funding').values(rows).execute();
}

/** What a credit paid of a bet of this stake. */
export type FundedPart = CreditPart & { stake: bigint };

/** What credits paid of a bet; nothing for a bet that was all cash. */
export async function selectFunding(db: Reader, { vendorCode, txId }: BetName): Promise<FundedPart[]> {
  return db
    .selectFrom('bet_funding')
    .select(['bonus_id as bonusId', 'amount', 'stake'])
    .where('vendor_code', '=', vendorCode)
    .where('tx_id', '=', txId)
    .orderBy('bonus_id')
    .execute();
}

/** Notes that the bets of a round, or one of them, are over; answers what credits had in those that were not yet. */
export async function closeFunding(tx: Tx, of: { roundId: string } | BetName): Promise<CreditPart[]> {
  const closing = tx.updateTable('bet_funding').set({ is_open: false }).where('is_open', '=', true);
  const matching =
    'roundId' in of
      ? closing.where('round_id', '=', of.roundId)
      : closing.where('vendor_code', '=', of.vendorCode).where('tx_id', '=', of.txId);
  return matching.returning(['bonus_id as bonusId', 'amount']).execute();
}
