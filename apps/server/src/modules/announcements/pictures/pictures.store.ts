import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';

/** Keeps a picture of a site. */
export async function insertPicture(
  tx: Tx,
  picture: { id: string; siteId: string; bytes: Buffer; addedAt: Date; addedBy: string },
): Promise<void> {
  const { id, siteId, bytes, addedAt, addedBy } = picture;
  await tx
    .insertInto('announcement_picture')
    .values({ id, site_id: siteId, bytes, added_at: addedAt, added_by: addedBy })
    .execute();
}

/** The content of a picture of a site. */
export async function selectPicture(db: Reader, siteId: string, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('announcement_picture')
    .select('bytes')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.bytes;
}

/** How many of these pictures a site has. */
export async function countPictures(db: Reader, siteId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('announcement_picture')
    .select((inner) => inner.fn.countAll<bigint>().as('count'))
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes pictures put up before a time that no announcement, of now or of earlier, and no site's file names. */
export async function deleteUnused(db: Database, before: Date): Promise<void> {
  const names = (text: string) => sql<boolean>`position(announcement_picture.id::text in ${sql.ref(text)}::text) > 0`;
  await db
    .deleteFrom('announcement_picture')
    .where('added_at', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('announcement_image').select('sequence').where(names('announcement_image.url')))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('announcement_text').select('language').where(names('announcement_text.html')))),
    )
    .where(({ exists, not, selectFrom }) => not(exists(selectFrom('site').select('id').where(names('site.settings')))))
    .execute();
}
