import type { Reader, Tx } from '#kernel/database/database.ts';

/** Keeps the hash of a new link; the links before it are worth nothing. */
export async function insertReset(
  tx: Tx,
  reset: { tokenHash: string; memberId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, memberId, now, expiresAt } = reset;
  await useUpResets(tx, memberId, now);
  await tx
    .insertInto('password_reset')
    .values({ token_hash: tokenHash, member_id: memberId, created_at: now, expires_at: expiresAt })
    .execute();
}

/** Whose link it is, as long as it counts. */
export async function selectResetMember(db: Reader, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.member_id;
}

/** Whose link it was, when it was used or became worth nothing after an instant. */
export async function selectUsedResetMember(db: Reader, tokenHash: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', '>', since)
    .executeTakeFirst();
  return row?.member_id;
}

/** Uses a link up; false when somebody was quicker. */
export async function useUpReset(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends every link of a member. */
export async function useUpResets(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteOlderResets(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('created_at', '<', before).execute();
}
