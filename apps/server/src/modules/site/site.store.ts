import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Site as SiteRow } from '#kernel/database/schema.generated.ts';
import type { Site, SiteFile, SiteStatus } from './site.model.ts';
import { parseSettings } from './site.settings.ts';

/** A site as its own tables know it. */
export type StoredSite = Omit<Site, 'movesToUplines'>;

function siteOf(row: Selectable<SiteRow>): StoredSite {
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    name: row.name,
    hosts: row.hosts,
    defaultLanguage: row.default_language,
    currency: row.currency,
    timeZone: row.time_zone,
    ageMin: row.age_min,
    status: row.status as SiteStatus,
    statusEndsAt: row.status_ends_at,
    version: row.version,
    modules: new Set(row.modules),
    playerUrl: row.player_url,
    agentUrl: row.agent_url,
    settings: parseSettings(row.settings),
  };
}

/** Every site: there are few, so that the directory keeps them all. */
export async function selectSites(db: Reader): Promise<StoredSite[]> {
  const rows = await db.selectFrom('site').selectAll().execute();
  return rows.map(siteOf);
}

export async function findByCode(db: Reader, merchantCode: string): Promise<StoredSite | undefined> {
  const rows = db.selectFrom('site').selectAll().where('merchant_code', '=', merchantCode);
  const row = await rows.executeTakeFirst();
  return row && siteOf(row);
}

/** Whether a site is open, held until the transaction ends; undefined for an unknown one. */
export async function lockStatus(tx: Tx, siteId: string): Promise<{ status: number; endsAt: Date | null } | undefined> {
  return tx
    .selectFrom('site')
    .select(['status', 'status_ends_at as endsAt'])
    .where('id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateStatus(
  db: Reader,
  siteId: string,
  { status, endsAt }: { status: SiteStatus; endsAt: Date | null },
  now: Date,
): Promise<boolean> {
  const done = await db
    .updateTable('site')
    .set({ status, status_ends_at: endsAt, updated_at: now })
    .where('id', '=', siteId)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Writes a site file under its merchant code; the id and the status of a site that is there stay. */
export async function upsertSite(tx: Tx, id: string, file: SiteFile, now: Date): Promise<string> {
  const values = {
    merchant_code: file.merchantCode,
    name: file.name,
    hosts: [...file.hosts],
    default_language: file.defaultLanguage,
    currency: file.currency,
    time_zone: file.timeZone,
    age_min: file.ageMin,
    modules: [...file.modules],
    player_url: file.playerUrl,
    agent_url: file.agentUrl,
    settings: JSON.stringify(parseSettings(file.settings)),
    updated_at: now,
  };
  const row = await tx
    .insertInto('site')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
