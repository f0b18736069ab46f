import type { Reader, Tx } from '#kernel/database/database.ts';

/** Every version that a member accepted. */
export async function selectAccepted(
  db: Reader,
  memberId: string,
): Promise<{ document: string; version: string; acceptedAt: Date }[]> {
  return db
    .selectFrom('terms_acceptance')
    .select(['document', 'version', 'accepted_at as acceptedAt'])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at')
    .execute();
}

/** Notes both documents; what is noted already stays. */
export async function insertAcceptance(
  tx: Tx,
  memberId: string,
  versions: { terms: string; privacy: string },
  now: Date,
): Promise<void> {
  const rows = Object.entries(versions).map(([document, version]) => ({
    member_id: memberId,
    document,
    version,
    accepted_at: now,
  }));
  await tx
    .insertInto('terms_acceptance')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'document', 'version']).doNothing())
    .execute();
}
