import type { Reader, Tx } from '#kernel/database/database.ts';

export interface TotpRow {
  secret: string;
  confirmedAt: Date | null;
}

export async function selectTotp(db: Reader, memberId: string): Promise<TotpRow | undefined> {
  return db
    .selectFrom('totp_factor')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Writes a secret that waits for its first code; false when the member has one that counts. */
export async function upsertPending(tx: Tx, memberId: string, secret: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('totp_factor')
    .values({ member_id: memberId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0n })
        .where('totp_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Uses up a half minute of a factor that counts; false when a code of it or of a later one counted already. */
export async function useStep(db: Reader, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factor')
    .set({ last_step: BigInt(step) })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** From now on the factor counts; false when it was confirmed already or is gone. */
export async function confirm(tx: Tx, memberId: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp_factor')
    .set({ confirmed_at: now, last_step: BigInt(step) })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTotp(tx: Tx, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('totp_factor').where('member_id', '=', memberId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Secrets that another key than this one sealed. */
export async function selectOutdated(
  db: Reader,
  keyId: string,
  limit: number,
): Promise<{ memberId: string; secret: string }[]> {
  return db
    .selectFrom('totp_factor')
    .select(['member_id as memberId', 'secret'])
    .where('secret', 'not like', `${keyId}.%`)
    .limit(limit)
    .execute();
}

/** Replaces a sealed secret, unless it changed meanwhile. */
export async function replaceSecret(
  db: Reader,
  memberId: string,
  secrets: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('totp_factor')
    .set({ secret: secrets.to })
    .where('member_id', '=', memberId)
    .where('secret', '=', secrets.from)
    .execute();
}
