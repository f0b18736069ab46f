import type { Reader, Tx } from '#kernel/database/database.ts';

/** When the member last acknowledged a reality check. */
export async function selectAcknowledged(db: Reader, memberId: string): Promise<Date | undefined> {
  const query = db.selectFrom('reality_check').select('acknowledged_at as at').where('member_id', '=', memberId);
  return (await query.executeTakeFirst())?.at;
}

export async function upsertAcknowledged(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .insertInto('reality_check')
    .values({ member_id: memberId, acknowledged_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ acknowledged_at: at }))
    .execute();
}
