import type { Tx } from '#kernel/database/database.ts';
import { isUuid, type Refusal } from '../player-check.ts';
import { countPlay, type FreeRoundGrant, lockGrant } from './free-rounds.store.ts';

/** Which free rounds a call means: whose, and of which game. */
export interface GrantKey {
  grantId: string;
  memberId: string;
  vendorCode: string;
}

/** The grant that a vendor names, locked, when it is one of this player's at this vendor. */
export async function grantOf(
  tx: Tx,
  { grantId, memberId, vendorCode }: GrantKey,
): Promise<FreeRoundGrant | undefined> {
  const grant = isUuid(grantId) ? await lockGrant(tx, grantId) : undefined;
  const isTheirs = grant?.memberId === memberId && grant.vendorCode === vendorCode;
  return isTheirs && grant.state === 'granted' ? grant : undefined;
}

/** Counts one round of a grant, or says why it cannot be played; answers how many are left. */
export async function playFreeRound(
  tx: Tx,
  key: GrantKey & { gameCode: string; stake: bigint; now: Date },
): Promise<number | Refusal> {
  const grant = await grantOf(tx, key);
  if (grant === undefined || grant.gameCode !== key.gameCode) return 'FREE_ROUND_NOT_FOUND';
  const { used, rounds, expiresAt, cancelledAt } = grant;
  if (cancelledAt !== null || used >= rounds || expiresAt <= key.now) return 'FREE_ROUND_OVER';
  if (grant.stake !== key.stake) return 'LIMIT_REACHED';
  await countPlay(tx, grant.id, { rounds: 1 });
  return rounds - used - 1;
}

/** What of a win of a grant is paid: all of it, or what is left below the grant's limit. Counts it. */
export async function countFreeWin(tx: Tx, key: GrantKey, amount: bigint): Promise<bigint> {
  const grant = await grantOf(tx, key);
  if (grant === undefined) throw new Error(`Free rounds ${key.grantId} are gone`);
  const room = grant.winMax === null ? amount : grant.winMax - grant.won;
  const paid = room < amount ? room : amount;
  if (paid > 0n) await countPlay(tx, grant.id, { won: paid });
  return paid;
}
