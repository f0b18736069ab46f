import type { Reader, Tx } from '#kernel/database/database.ts';

/** When a member last looked over their limits, or set one. */
export async function selectReviewed(db: Reader, memberId: string): Promise<Date[]> {
  const review = await db
    .selectFrom('limit_review')
    .select('reviewed_at as at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const set = await db
    .selectFrom('play_limit')
    .select(({ fn }) => fn.max('set_at').as('at'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return [review?.at, set?.at].filter((at) => at !== undefined && at !== null).map((at) => new Date(at));
}

export async function upsertReviewed(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .insertInto('limit_review')
    .values({ member_id: memberId, reviewed_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ reviewed_at: at }))
    .execute();
}
