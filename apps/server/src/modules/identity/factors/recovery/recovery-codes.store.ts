import type { Reader, Tx } from '#kernel/database/database.ts';

/** Writes the codes of a member in place of all that were there. */
export async function replaceCodes(tx: Tx, memberId: string, hashes: readonly string[], now: Date): Promise<void> {
  await deleteCodes(tx, memberId);
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash, created_at: now })))
    .execute();
}

export async function countLeft(db: Reader, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Uses a code up; false when there is no such one, or not any more. */
export async function useCode(tx: Tx, memberId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteCodes(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
}
