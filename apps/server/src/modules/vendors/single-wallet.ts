import type { Reader } from '#kernel/database/database.ts';
import { isUuid } from './player-check.ts';
import { roundIdOf } from './rounds.store.ts';

/** What of a call tells whether it ends something that this wallet has begun. */
interface WalletCall {
  playerRef: string;
  /** The round that the call ends, pays or takes back; undefined when it takes or gives something new. */
  roundId?: string | undefined;
}

/** Whether the players' money of a vendor is in wallets of its own: of ours it is told nothing. */
export async function keepsOwnWallets(db: Reader, vendorCode: string): Promise<boolean> {
  const vendor = await db.selectFrom('vendor').select('wallet_kind').where('code', '=', vendorCode).executeTakeFirst();
  return vendor?.wallet_kind === 'transfer';
}

/**
 * Whether a vendor may not use our wallet, because its players' money is in wallets of its own. Rounds whose stakes were
 * taken here before the vendor became one of that kind are still settled here: what is owed is paid.
 */
export async function isBarred(db: Reader, vendorCode: string, { playerRef, roundId }: WalletCall): Promise<boolean> {
  if (!(await keepsOwnWallets(db, vendorCode))) return false;
  const memberId = playerRef.toLowerCase();
  if (roundId === undefined || !isUuid(memberId)) return true;
  const id = roundIdOf({ vendorCode, vendorRoundId: roundId, memberId });
  const round = await db.selectFrom('vendor_round').select('id').where('id', '=', id).executeTakeFirst();
  return round === undefined;
}
