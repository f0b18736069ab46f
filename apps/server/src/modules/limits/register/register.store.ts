import type { Reader, Tx } from '#kernel/database/database.ts';

/** What the register last said: `unknown` when it had to be asked and gave no answer. */
export type CheckState = 'clear' | 'listed' | 'unknown';

export interface ExclusionCheck {
  state: CheckState;
  goodUntil: Date;
}

export async function selectCheck(db: Reader, memberId: string): Promise<ExclusionCheck | undefined> {
  const row = await db
    .selectFrom('exclusion_check')
    .select(['state', 'good_until'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && { state: row.state as CheckState, goodUntil: row.good_until };
}

export async function upsertCheck(tx: Tx, memberId: string, check: ExclusionCheck, askedAt: Date): Promise<void> {
  const values = { state: check.state, asked_at: askedAt, good_until: check.goodUntil };
  await tx
    .insertInto('exclusion_check')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Members about whom the register gave no answer, those first that were asked about longest ago. */
export async function selectUnanswered(db: Reader, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('exclusion_check')
    .select('member_id')
    .where('state', '=', 'unknown')
    .orderBy('asked_at')
    .limit(max)
    .execute();
  return rows.map((row) => row.member_id);
}
