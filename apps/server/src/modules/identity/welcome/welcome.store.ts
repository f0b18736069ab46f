import type { Reader, Tx } from '#kernel/database/database.ts';

export async function insertWelcome(tx: Tx, memberId: string, dueAt: Date): Promise<void> {
  await tx.insertInto('newcomer_welcome').values({ member_id: memberId, due_at: dueAt }).execute();
}

/** Whether a member registered and no page has welcomed them yet. */
export async function isWelcomeDue(db: Reader, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('newcomer_welcome')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('shown_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for one caller only, however many ask at once. */
export async function takeWelcome(tx: Tx, memberId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('newcomer_welcome')
    .set({ shown_at: at })
    .where('member_id', '=', memberId)
    .where('shown_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}
