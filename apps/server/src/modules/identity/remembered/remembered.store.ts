import type { Reader, Tx } from '#kernel/database/database.ts';

/** One token of a remembered browser. */
export interface RememberedRow {
  familyId: string;
  siteId: string;
  memberId: string;
  side: 'member' | 'agent';
  expiresAt: Date;
  replacedAt: Date | null;
  endedAt: Date | null;
}

export async function insertToken(
  tx: Tx,
  token: Pick<RememberedRow, 'familyId' | 'siteId' | 'memberId' | 'side' | 'expiresAt'> & { tokenHash: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('remembered_browser')
    .values({
      token_hash: token.tokenHash,
      family_id: token.familyId,
      site_id: token.siteId,
      member_id: token.memberId,
      side: token.side,
      created_at: now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Holds a token until the transaction ends, so that it counts once. */
export async function lockToken(tx: Tx, tokenHash: string): Promise<RememberedRow | undefined> {
  return tx
    .selectFrom('remembered_browser')
    .select([
      'family_id as familyId',
      'site_id as siteId',
      'member_id as memberId',
      'side',
      'expires_at as expiresAt',
      'replaced_at as replacedAt',
      'ended_at as endedAt',
    ])
    .$narrowType<{ side: 'member' | 'agent' }>()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes that a token was used; the first time counts. */
export async function markReplaced(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('remembered_browser')
    .set({ replaced_at: now })
    .where('token_hash', '=', tokenHash)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Ends every token of a family. */
export async function endFamily(db: Reader, familyId: string, now: Date): Promise<void> {
  await db
    .updateTable('remembered_browser')
    .set({ ended_at: now })
    .where('family_id', '=', familyId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every family of a member, or every one but that of a session. */
export async function endFamilies(db: Reader, memberId: string, now: Date, keptSessionId?: string): Promise<void> {
  await db
    .updateTable('remembered_browser')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(keptSessionId !== undefined, (query) =>
      query.where('family_id', 'not in', (kept) =>
        kept
          .selectFrom('member_session')
          .select((row) => row.ref('remembered_family').$notNull().as('family_id'))
          .where('id', '=', keptSessionId ?? '')
          .where('remembered_family', 'is not', null),
      ),
    )
    .execute();
}

export async function deleteExpired(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('remembered_browser').where('expires_at', '<', before).execute();
}
