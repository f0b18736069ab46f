import type { Reader, Tx } from '#kernel/database/database.ts';

/** A picture that is somebody's at the site; what nobody shows any more is not found. */
export async function selectShownPicture(
  db: Reader,
  siteId: string,
  pictureId: string,
): Promise<{ contentType: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('upload')
    .innerJoin('member', 'member.picture_id', 'upload.id')
    .select(['upload.content_type as contentType', 'upload.bytes as bytes'])
    .where('upload.id', '=', pictureId)
    .where('upload.site_id', '=', siteId)
    .executeTakeFirst();
}

/** Takes the pictures of a subject away, but for one. */
export async function deletePictures(tx: Tx, subject: string, keptId: string | null): Promise<void> {
  await tx
    .deleteFrom('upload')
    .where('subject', '=', subject)
    .$if(keptId !== null, (query) => query.where('id', '<>', keptId))
    .execute();
}
