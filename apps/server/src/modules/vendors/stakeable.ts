import type { Reader } from '#kernel/database/database.ts';
import { selectNewestGame } from './entry.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** What a member could stake in the game of a vendor that they opened last, where a call names no game. */
export async function stakeableNow(
  { wallet }: Pick<VendorsDeps, 'wallet'>,
  db: Reader,
  player: { memberId: string; currency: string; vendorCode: string },
): Promise<bigint> {
  const { cash, bonus } = await wallet.balanceOf(db, player.memberId, player.currency);
  if (bonus === 0n) return cash;
  const gameCode = await selectNewestGame(db, player.vendorCode, player.memberId);
  return gameCode === undefined ? cash : wallet.stakeableIn(db, { ...player, gameCode });
}
