import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type {
  Announcement,
  AnnouncementKind,
  Audience,
  Execution,
  NewAnnouncement,
  Platform,
} from './announcement.model.ts';

const rowsMax = 200;

/** Stores an announcement with its texts and pictures. */
export async function insertAnnouncement(
  tx: Tx,
  announcement: NewAnnouncement & {
    id: string;
    startsAt: Date;
    siteId: string;
    publishedAt: Date;
    publishedBy: string | null;
  },
): Promise<void> {
  const { id, link, images, texts } = announcement;
  await tx
    .insertInto('announcement')
    .values({
      id,
      site_id: announcement.siteId,
      kind: announcement.kind,
      audiences: [...announcement.audiences],
      platform: announcement.platform,
      execution: announcement.execution,
      group_name: announcement.groupName ?? null,
      link_kind: link?.kind ?? null,
      link_url: link?.url ?? null,
      starts_at: announcement.startsAt,
      ends_at: announcement.endsAt ?? null,
      published_at: announcement.publishedAt,
      published_by: announcement.publishedBy,
    })
    .execute();
  const written = Object.entries(texts).map(([language, { title, html }]) => ({
    announcement_id: id,
    language,
    title,
    html,
  }));
  await tx.insertInto('announcement_text').values(written).execute();
  if (images.length === 0) return;
  const shown = images.map(({ sequence, url }) => ({ announcement_id: id, sequence, url }));
  await tx.insertInto('announcement_image').values(shown).execute();
}

interface Row extends Omit<Announcement, 'link'> {
  linkKind: 'inside' | 'outside' | null;
  linkUrl: string | null;
}

function selectRows(db: Reader, siteId: string) {
  return db
    .selectFrom('announcement')
    .select([
      'id',
      sql<AnnouncementKind>`kind`.as('kind'),
      sql<Audience[]>`audiences`.as('audiences'),
      sql<Platform>`platform`.as('platform'),
      sql<Execution>`execution`.as('execution'),
      'group_name as groupName',
      sql<Row['linkKind']>`link_kind`.as('linkKind'),
      'link_url as linkUrl',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'published_at as publishedAt',
      'withdrawn_at as withdrawnAt',
      sql<Announcement['texts']>`(select jsonb_object_agg(language, jsonb_build_object('title', title, 'html', html))
        from announcement_text where announcement_id = announcement.id)`.as('texts'),
      sql<Announcement['images']>`coalesce((select jsonb_agg(jsonb_build_object('sequence', sequence, 'url', url)
        order by sequence) from announcement_image where announcement_id = announcement.id), '[]')`.as('images'),
    ])
    .where('site_id', '=', siteId)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsMax);
}

const announcementOf = ({ linkKind, linkUrl, ...row }: Row): Announcement => ({
  ...row,
  link: linkKind === null || linkUrl === null ? null : { kind: linkKind, url: linkUrl },
});

/** Who is to see announcements now, and where. */
export interface Viewing {
  now: Date;
  kinds: readonly AnnouncementKind[];
  audiences: readonly Audience[];
  platform: Platform;
  executions: readonly Execution[];
}

/** What is up now for such a viewer, newest first. */
export async function selectShown(db: Reader, siteId: string, viewing: Viewing): Promise<Announcement[]> {
  const { now, kinds, platform, executions } = viewing;
  const rows = await selectRows(db, siteId)
    .where('withdrawn_at', 'is', null)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('kind', 'in', kinds)
    .where('platform', 'in', ['A', platform])
    .where('execution', 'in', executions)
    .where(sql<boolean>`audiences && ${[...viewing.audiences]}::text[]`)
    .execute();
  return rows.map(announcementOf);
}

/** All of a site, or those that are neither withdrawn nor over. */
export async function selectAll(db: Reader, siteId: string, openAt: Date | undefined): Promise<Announcement[]> {
  const rows = await selectRows(db, siteId)
    .$if(openAt !== undefined, (query) =>
      query
        .where('withdrawn_at', 'is', null)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', openAt ?? null)])),
    )
    .execute();
  return rows.map(announcementOf);
}

/** One of a site; locked against others who withdraw it. */
export async function selectForUpdate(tx: Tx, siteId: string, id: string): Promise<Announcement | undefined> {
  const row = await selectRows(tx, siteId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? undefined : announcementOf(row);
}

/** Takes one back. */
export async function updateWithdrawn(tx: Tx, id: string, by: { at: Date; operatorId: string }): Promise<void> {
  await tx
    .updateTable('announcement')
    .set({ withdrawn_at: by.at, withdrawn_by: by.operatorId })
    .where('id', '=', id)
    .execute();
}
