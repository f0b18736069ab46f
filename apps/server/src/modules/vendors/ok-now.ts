import type { Reader } from '#kernel/database/database.ts';
import type { Verdict } from './protocol.model.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** Where a player plays. */
export interface Place {
  vendorCode: string;
  gameCode: string;
}

/** Success, with what the player can stake in the game now. */
export async function okNow(
  { wallet }: Pick<VendorsDeps, 'wallet'>,
  db: Reader,
  { id: memberId, currency }: { id: string; currency: string },
  { vendorCode, gameCode }: Place,
): Promise<Verdict> {
  const balance = await wallet.stakeableIn(db, { memberId, currency, vendorCode, gameCode });
  return { status: 'OK', currency, balance };
}
