import type { Reader } from '#kernel/database/database.ts';

/** A session that was just ended. */
export interface EndedSession {
  id: string;
  memberId: string;
  rememberedFamily: string | null;
}

/** The session that this call ended; undefined when there was none to end. */
export async function revokeByToken(db: Reader, tokenHash: string, now: Date): Promise<EndedSession | undefined> {
  return db
    .updateTable('member_session')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .returning(['id', 'member_id as memberId', 'remembered_family as rememberedFamily'])
    .executeTakeFirst();
}

/** Ends one session of a member; undefined when the member has none of that id under way. */
export async function revokeById(
  db: Reader,
  memberId: string,
  id: string,
  now: Date,
): Promise<EndedSession | undefined> {
  return db
    .updateTable('member_session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'member_id as memberId', 'remembered_family as rememberedFamily'])
    .executeTakeFirst();
}

/** Ends the sessions that a remembered browser opened. */
export async function revokeByFamily(db: Reader, familyId: string, now: Date): Promise<EndedSession[]> {
  return db
    .updateTable('member_session')
    .set({ revoked_at: now })
    .where('remembered_family', '=', familyId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'member_id as memberId', 'remembered_family as rememberedFamily'])
    .execute();
}

/** Ends every session of a member, or every one but `keptId`. */
export async function revokeAll(db: Reader, memberId: string, now: Date, keptId?: string): Promise<string[]> {
  const rows = await db
    .updateTable('member_session')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
