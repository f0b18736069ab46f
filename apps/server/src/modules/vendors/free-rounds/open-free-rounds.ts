import { formatAmount } from '@quetzal/domain/money';
import { type Caller, playerOf } from '../player-check.ts';
import type { FreeRoundsAnswer, OpenFreeRoundsBody } from '../protocol.schemas.ts';
import { keepsOwnWallets } from '../single-wallet.ts';
import type { VendorsDeps } from '../vendors.deps.ts';
import { selectOpenGrants } from './free-rounds.store.ts';

/** The rounds that a player can play for nothing in a game now: what a vendor asks when the player comes in. */
export async function openFreeRounds(
  { db, clock, members }: Pick<VendorsDeps, 'db' | 'clock' | 'members'>,
  { site, vendorCode }: Caller,
  { requestId, playerRef, gameCode }: OpenFreeRoundsBody,
): Promise<FreeRoundsAnswer> {
  // Their stakes are refused, so none are offered.
  if (await keepsOwnWallets(db, vendorCode)) return { status: 'GAME_DISABLED', requestId };
  const member = await playerOf({ members }, db, site, playerRef);
  if (member === undefined) return { status: 'PLAYER_NOT_FOUND', requestId };
  const grants = await selectOpenGrants(db, { memberId: member.id, vendorCode, gameCode }, clock.now());
  return {
    status: 'OK',
    requestId,
    freeRounds: grants.map(({ currency, stake, winMax, ...grant }) => ({
      grantId: grant.id,
      gameCode: grant.gameCode,
      currency,
      stake: formatAmount({ currency, amount: stake }),
      rounds: grant.rounds,
      left: grant.rounds - grant.used,
      winMax: winMax === null ? null : formatAmount({ currency, amount: winMax }),
      campaign: grant.campaign,
      expiresAt: grant.expiresAt.toISOString(),
    })),
  };
}
