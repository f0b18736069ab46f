import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';

const failuresMax = 5;

export async function selectTransactionHash(db: Reader, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('transaction_credential')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/**
 * Counts an attempt as a failure before the password is looked at, so that many at once cannot slip through; the fifth in
 * a row locks until `lockUntil`. Answers until when it is locked already, else how many failures there are now.
 */
export async function countTransactionAttempt(
  tx: Tx,
  memberId: string,
  { now, lockUntil }: { now: Date; lockUntil: Date },
): Promise<{ lockedUntil: Date } | { failures: number; isLockedNow: boolean }> {
  await tx
    .insertInto('transaction_credential')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('transaction_credential')
    .select(['failures', 'locked_until'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.locked_until !== null && row.locked_until > now) return { lockedUntil: row.locked_until };
  const failures = (row.locked_until === null ? row.failures : 0) + 1;
  const isLockedNow = failures >= failuresMax;
  await tx
    .updateTable('transaction_credential')
    .set({ failures, locked_until: isLockedNow ? lockUntil : null })
    .where('member_id', '=', memberId)
    .execute();
  return { failures, isLockedNow };
}

/** Forgets the failures of someone who then knew the password. */
export async function forgetTransactionFailures(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('transaction_credential')
    .set({ failures: 0, locked_until: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Sets the password if it is still the one of `expected`; false when another call was quicker. */
export async function replaceTransactionHash(
  tx: Tx,
  memberId: string,
  hashes: { expected: string | undefined; next: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('transaction_credential')
    .set({ password_hash: hashes.next, changed_at: now, failures: 0, locked_until: null })
    .where('member_id', '=', memberId)
    .where(sql<boolean>`password_hash is not distinct from ${hashes.expected ?? null}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets the first password of a newcomer. */
export async function insertTransactionHash(tx: Tx, memberId: string, hash: string, now: Date): Promise<void> {
  await tx
    .insertInto('transaction_credential')
    .values({ member_id: memberId, password_hash: hash, changed_at: now })
    .execute();
}

export async function deleteTransactionHash(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('transaction_credential').where('member_id', '=', memberId).execute();
}
