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

/** Until when the password is locked; undefined when it is not now. */
export async function selectTransactionLock(db: Reader, memberId: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('transaction_credential')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return row?.locked_until ?? undefined;
}

/** What an attempt comes to. */
type TransactionAttempt = { outcome: 'right' | 'failed' | 'locked_now' } | { outcome: 'locked'; until: Date };

/** Attempts are counted from the first on, and one that needs none is kept, so that the row is there before a password. */
async function openRow(tx: Tx, memberId: string): Promise<void> {
  await tx
    .insertInto('transaction_credential')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

/**
 * Decides about an attempt whose password was looked at, in the member's turn: of many at once only as many count as would
 * one after another. A right one forgets the failures before it, the fifth wrong one in a row locks until `lockUntil`, and
 * while it is locked a right one is not told apart.
 */
export async function decideTransactionAttempt(
  tx: Tx,
  memberId: string,
  { isRight, now, lockUntil }: { isRight: boolean; now: Date; lockUntil: Date },
): Promise<TransactionAttempt> {
  await openRow(tx, memberId);
  const row = await tx
    .selectFrom('transaction_credential')
    .select(['failures', 'locked_until'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.locked_until !== null && row.locked_until > now) return { outcome: 'locked', until: row.locked_until };
  const failures = isRight ? 0 : (row.locked_until === null ? row.failures : 0) + 1;
  const isLockedNow = failures >= failuresMax;
  await tx
    .updateTable('transaction_credential')
    .set({ failures, locked_until: isLockedNow ? lockUntil : null })
    .where('member_id', '=', memberId)
    .execute();
  if (isRight) return { outcome: 'right' };
  return { outcome: isLockedNow ? 'locked_now' : 'failed' };
}

/** Sets the password if it is still the one of `expected`; false when another call was quicker. */
export async function replaceTransactionHash(
  tx: Tx,
  memberId: string,
  hashes: { expected: string | undefined; next: string },
  now: Date,
): Promise<boolean> {
  await openRow(tx, memberId);
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
