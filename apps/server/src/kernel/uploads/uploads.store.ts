import { sql } from 'kysely';
import type { Reader, Tx } from '../database/database.ts';
import type { PictureType } from './picture-type.ts';

/** The most that one picture may have. */
export const uploadBytesMax = 5 * 1024 * 1024;

/** A picture without its content. `subject` says what it belongs to, as `withdrawal:<id>`. */
export interface Upload {
  id: string;
  siteId: string;
  memberId: string;
  subject: string;
  contentType: PictureType;
  createdAt: Date;
}

/** Keeps a picture. */
export async function insertUpload(tx: Tx, upload: Upload, bytes: Buffer): Promise<void> {
  await tx
    .insertInto('upload')
    .values({
      id: upload.id,
      site_id: upload.siteId,
      member_id: upload.memberId,
      subject: upload.subject,
      content_type: upload.contentType,
      bytes,
      created_at: upload.createdAt,
    })
    .execute();
}

/** The pictures of a subject, the oldest first. */
export async function uploadsOf(db: Reader, subject: string): Promise<(Upload & { size: number })[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'site_id', 'member_id', 'content_type', 'created_at'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('subject', '=', subject)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    subject,
    contentType: row.content_type as PictureType,
    createdAt: row.created_at,
    size: row.size,
  }));
}

/** The content of one picture of a subject. */
export async function findUpload(
  db: Reader,
  subject: string,
  id: string,
): Promise<{ contentType: PictureType; bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('upload')
    .select(['content_type', 'bytes'])
    .where('id', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && { contentType: row.content_type as PictureType, bytes: row.bytes };
}
