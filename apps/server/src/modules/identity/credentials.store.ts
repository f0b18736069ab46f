import type { Reader, Tx } from '#kernel/database/database.ts';

export interface CredentialRow {
  passwordHash: string;
  isDefault: boolean;
  expiresAt: Date | null;
}

export async function selectCredential(db: Reader, memberId: string): Promise<CredentialRow | undefined> {
  return db
    .selectFrom('credential')
    .select(['password_hash as passwordHash', 'is_default as isDefault', 'expires_at as expiresAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Sets the password of a member, first or next. */
export async function upsertCredential(
  tx: Tx,
  memberId: string,
  credential: { passwordHash: string; isDefault: boolean; expiresAt?: Date | null },
  now: Date,
): Promise<void> {
  const { passwordHash, isDefault, expiresAt = null } = credential;
  const values = { password_hash: passwordHash, is_default: isDefault, expires_at: expiresAt, changed_at: now };
  await tx
    .insertInto('credential')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

export async function deleteCredential(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('credential').where('member_id', '=', memberId).execute();
}
