import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';

/** The trial account of a visit that is not over. */
export async function selectVisit(
  db: Reader,
  siteId: string,
  visitHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('trial_visit')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('visit_hash', '=', visitHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.member_id;
}

export async function insertVisit(
  tx: Tx,
  visit: { memberId: string; siteId: string; visitHash: string; ip: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('trial_visit')
    .values({
      member_id: visit.memberId,
      site_id: visit.siteId,
      visit_hash: visit.visitHash,
      ip: visit.ip,
      created_at: visit.now,
      expires_at: visit.expiresAt,
    })
    .execute();
}

/** How many trial accounts were made from an address since an instant. */
export async function countVisits(db: Reader, ip: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('trial_visit')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('ip', '=', ip)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function selectOver(db: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('trial_visit')
    .select('member_id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

const leftBehind = [
  'trial_visit',
  'member_session',
  'known_device',
  'known_address',
  'login_ticket',
  'login_notice',
] as const;

/** Deletes what a visit left in the rooms of this module; the account itself is the members room's. */
export async function deleteVisit(tx: Tx, memberId: string): Promise<void> {
  for (const table of leftBehind) {
    await sql`delete from ${sql.table(table)} where member_id = ${memberId}`.execute(tx);
  }
}

/** Ends a visit whose account has to stay because something else points to it. */
export async function forgetVisit(db: Database, memberId: string): Promise<void> {
  await db.deleteFrom('trial_visit').where('member_id', '=', memberId).execute();
}
