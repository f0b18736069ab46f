import type { Reader, Tx } from '#kernel/database/database.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** A passkey as its signatures are checked. */
export interface PasskeyKey {
  id: string;
  memberId: string;
  rpId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
}

const keyColumns = [
  'id',
  'member_id as memberId',
  'rp_id as rpId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
] as const;

export async function selectPasskeys(db: Reader, memberId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'added_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function selectKeys(db: Reader, memberId: string): Promise<PasskeyKey[]> {
  return db.selectFrom('passkey').select(keyColumns).where('member_id', '=', memberId).execute();
}

export async function selectByCredential(
  db: Reader,
  siteId: string,
  credentialId: string,
): Promise<PasskeyKey | undefined> {
  return db
    .selectFrom('passkey')
    .select(keyColumns)
    .where('site_id', '=', siteId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Adds a passkey; false when its credential is known already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyKey, 'counter'> & { siteId: string; counter: number; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values({
      id: passkey.id,
      member_id: passkey.memberId,
      site_id: passkey.siteId,
      rp_id: passkey.rpId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: passkey.transports,
      name: passkey.name,
      added_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes a use; false when the counter did not go on, as when the same answer comes twice at once. */
export async function updateUsed(db: Reader, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: BigInt(counter), last_used_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('counter', '<', BigInt(counter)),
        // Passkeys that are shared between devices do not count at all.
        where.and([where('counter', '=', 0n), where.val(counter === 0)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateName(db: Reader, memberId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
