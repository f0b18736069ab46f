import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { SiteFileDocument } from './site-file.schema.ts';

/** How a version came to be. */
export type VersionSource = 'import' | 'restore' | 'seed';

/** One version of a site file, without its content. */
export interface SiteVersion {
  version: number;
  source: VersionSource;
  restoredFrom: number | null;
  actorId: string | null;
  contentHash: string;
  createdAt: Date;
}

/** Site files are written one after the other, so that two cannot take the same host at the same time. */
export async function lockSiteFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site.files'))`.execute(tx);
}

/** A host that another site answers to already. */
/** Whether anybody has registered at a site. */
export async function hasMembers(tx: Tx, siteId: string): Promise<boolean> {
  const one = await tx
    .selectFrom('member_identity')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export async function selectTakenHost(
  tx: Tx,
  merchantCode: string,
  hosts: readonly string[],
): Promise<{ host: string; merchantCode: string } | undefined> {
  const other = await tx
    .selectFrom('site')
    .select(['merchant_code', 'hosts'])
    .where('merchant_code', '<>', merchantCode)
    .where(sql<boolean>`hosts && ${[...hosts]}::text[]`)
    .executeTakeFirst();
  const host = other?.hosts.find((one) => hosts.includes(one));
  return other === undefined || host === undefined ? undefined : { host, merchantCode: other.merchant_code };
}

export async function insertVersion(
  tx: Tx,
  siteId: string,
  content: SiteFileDocument,
  { version, source, restoredFrom, actorId, contentHash, createdAt }: SiteVersion,
): Promise<void> {
  await tx
    .insertInto('site_version')
    .values({
      site_id: siteId,
      version,
      content: JSON.stringify(content),
      content_hash: contentHash,
      source,
      restored_from: restoredFrom,
      actor_id: actorId,
      created_at: createdAt,
    })
    .execute();
  await tx.updateTable('site').set({ version }).where('id', '=', siteId).execute();
}

/** The versions of a site, newest first. */
export async function selectVersions(db: Reader, siteId: string): Promise<SiteVersion[]> {
  const rows = await db
    .selectFrom('site_version')
    .select(['version', 'source', 'restored_from', 'actor_id', 'content_hash', 'created_at'])
    .where('site_id', '=', siteId)
    .orderBy('version', 'desc')
    .limit(1_000)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    source: row.source as VersionSource,
    restoredFrom: row.restored_from,
    actorId: row.actor_id,
    contentHash: row.content_hash,
    createdAt: row.created_at,
  }));
}

/** The content of one version as it was written then; the newest without a number. */
export async function selectContent(
  db: Reader,
  siteId: string,
  version?: number,
): Promise<{ version: number; content: unknown; contentHash: string } | undefined> {
  let query = db.selectFrom('site_version').where('site_id', '=', siteId);
  if (version !== undefined) query = query.where('version', '=', version);
  const row = await query
    .select(['version', 'content', 'content_hash as contentHash'])
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return row;
}
