import type { Database } from '#kernel/database/database.ts';

/** Notes that a token was used; false when it was before. */
export async function useToken(db: Database, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_phone_token')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteOldTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('used_phone_token').where('expires_at', '<', before).execute();
}
