import type { Reader, Tx } from '#kernel/database/database.ts';

/** Whether a member wants to be told of logins; those who said nothing do. */
export async function isWanted(db: Reader, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_notice')
    .select('is_wanted')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.is_wanted ?? true;
}

export async function upsertChoice(tx: Tx, memberId: string, isWantedNow: boolean, now: Date): Promise<void> {
  const values = { is_wanted: isWantedNow, changed_at: now };
  await tx
    .insertInto('login_notice')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}
