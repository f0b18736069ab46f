import { randomUUID } from 'node:crypto';
import type { Rooms } from './rooms.ts';

/** Free rounds of 10.00, one when not said, in the game of the vendor Solaris; answers the grant's id. */
export async function grantFreeRounds(
  { db, siteId, time }: Rooms,
  memberId: string,
  { rounds = 1, winMax = null }: { rounds?: number; winMax?: bigint | null } = {},
): Promise<string> {
  const id = randomUUID();
  const names = { id, site_id: siteId, member_id: memberId, request_id: id, campaign: 'test' };
  const game = { vendor_code: 'SOL', game_code: 'frutas-electricas', currency: 'MXN' };
  const worth = { rounds, stake: 100_000n, win_max: winMax };
  const expiresAt = new Date(time.now.getTime() + 86_400_000);
  await db
    .insertInto('free_round_grant')
    .values({ ...names, ...game, ...worth, granted_at: time.now, expires_at: expiresAt })
    .execute();
  return id;
}
