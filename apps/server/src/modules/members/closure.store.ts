import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';

export async function updateClosed(
  tx: Tx,
  id: string,
  { reason, eraseAfter, now }: { reason: string; eraseAfter: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ state: 'closed', state_reason: reason, closed_at: now, erase_after: eraseAfter })
    .where('id', '=', id)
    .execute();
}

export async function selectToErase(db: Reader, now: Date, limit: number): Promise<{ id: string; siteId: string }[]> {
  return db
    .selectFrom('member')
    .select(['id', 'site_id as siteId'])
    .where('erase_after', '<=', now)
    .where('erased_at', 'is', null)
    .where('state', '=', 'closed')
    .orderBy('erase_after')
    .limit(limit)
    .execute();
}

/** The name gives way to one that follows from the id, so that records still tell accounts apart. */
export async function eraseMember(tx: Tx, id: string, now: Date): Promise<void> {
  const name = `erased-${id}`;
  await tx
    .updateTable('member')
    .set({
      account: name,
      nickname: name,
      birthday: null,
      avatar: null,
      picture_id: null,
      register_url: null,
      register_domain: null,
      affiliate_code: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('feedback').where('member_id', '=', id).execute();
  await sql`delete from upload where member_id = ${id} and (subject like 'feedback:%' or subject like 'avatar:%')`.execute(
    tx,
  );
}
