import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

export async function insertCaptcha(
  db: Reader,
  image: { id: string; siteId: string; answerMark: string; ip: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('captcha_image')
    .values({
      id: image.id,
      site_id: image.siteId,
      answer_mark: image.answerMark,
      ip: image.ip,
      created_at: image.now,
      expires_at: image.expiresAt,
    })
    .execute();
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a visitor had an image since an instant: by the one they have, else by their address. */
export async function hasRecent(
  db: Reader,
  { ip, previousId }: { ip: string; previousId: string | undefined },
  since: Date,
): Promise<boolean> {
  const known =
    previousId === undefined || !uuid.test(previousId)
      ? undefined
      : await db.selectFrom('captcha_image').select('created_at').where('id', '=', previousId).executeTakeFirst();
  if (known !== undefined) return known.created_at > since;
  const row = await db
    .selectFrom('captcha_image')
    .select('id')
    .where('ip', '=', ip)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses an image up; answers what its answer is compared with, undefined when it is over or was used. */
export async function useUp(db: Reader, siteId: string, id: string, now: Date): Promise<string | undefined> {
  if (!uuid.test(id)) return undefined;
  const row = await db
    .updateTable('captcha_image')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('answer_mark')
    .executeTakeFirst();
  return row?.answer_mark;
}

export async function deleteExpired(db: Reader, before: Date): Promise<void> {
  await sql`delete from captcha_image where expires_at < ${before}`.execute(db);
}
