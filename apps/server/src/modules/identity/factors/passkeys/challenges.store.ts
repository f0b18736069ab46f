import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** What a signature is for; one for something else does not count. */
export type ChallengePurpose = 'registration' | 'login' | 'verification' | 'proof';

/** Whom a challenge was made for: nobody in particular before a login. */
export interface ChallengeFor {
  siteId: string;
  purpose: ChallengePurpose;
  memberId: string | null;
}

export async function insertChallenge(
  db: Reader,
  target: ChallengeFor,
  challenge: { text: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge: challenge.text,
      site_id: target.siteId,
      purpose: target.purpose,
      member_id: target.memberId,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Takes a challenge away, so that it counts once; false when there is none like it, or it is too old. */
export async function takeChallenge(db: Reader, target: ChallengeFor, text: string, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', text)
    .where('site_id', '=', target.siteId)
    .where('purpose', '=', target.purpose)
    .where(sql<boolean>`member_id is not distinct from ${target.memberId}`)
    .returning('expires_at as expiresAt')
    .executeTakeFirst();
  return taken !== undefined && taken.expiresAt > now;
}

export async function deleteOldChallenges(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute();
}
