import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';

/** Whether a member has come in completely with a browser before. */
export async function isDeviceKnown(db: Reader, memberId: string, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a member has come in with a browser. */
export async function upsertDevice(tx: Tx, memberId: string, deviceHash: string, now: Date): Promise<void> {
  await tx
    .insertInto('known_device')
    .values({ member_id: memberId, device_hash: deviceHash, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** Forgets browsers that nobody came in with since an instant, some at a time; answers how many. */
export async function deleteOlderDevices(db: Database, before: Date, limit: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from known_device where (member_id, device_hash) in (
      select member_id, device_hash from known_device where last_seen_at < ${before} limit ${limit})`.execute(db);
  return numAffectedRows;
}
