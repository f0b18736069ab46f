import { sql, type RawBuilder } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';

/** The network around an address: providers give their customers another address of it now and then. */
function networkOf(ip: string): RawBuilder<string> {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const bits = plain.includes(':') ? 48 : 24;
  return sql<string>`network(set_masklen(${plain}::inet, ${bits}::int))`;
}

export async function isKnown(db: Reader, memberId: string, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_address')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('prefix', '=', networkOf(ip))
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertAddress(tx: Tx, memberId: string, ip: string, now: Date): Promise<void> {
  await tx
    .insertInto('known_address')
    .values({ member_id: memberId, prefix: networkOf(ip), first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'prefix']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** Forgets addresses that nobody came from since an instant. */
export async function deleteOldAddresses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('known_address').where('last_seen_at', '<', before).execute();
}
