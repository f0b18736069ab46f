import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Announcement, Audience, Execution, NewAnnouncement } from './announcement.model.ts';
import { announcementErrors } from './announcements.errors.ts';
import * as store from './announcements.store.ts';
import { arePicturesThere } from './pictures/pictures.service.ts';
import { ownPath, safeHtml } from './safe-html.ts';

/** Somebody who publishes for a site; `operatorId` is left out for the installation itself. */
interface Publisher {
  siteId: string;
  operatorId?: string | undefined;
}

/** Who looks, and where. */
interface Viewer extends Pick<store.Viewing, 'kinds' | 'platform'> {
  siteId: string;
  isLoggedIn: boolean;
  isFirstLogin: boolean;
  isAgent: boolean;
  execution: Execution;
}

/** What a site tells its visitors. */
export interface Announcements {
  /** What is up now for a viewer, newest first; the HTML is safe. */
  shownTo(viewer: Viewer): Promise<Announcement[]>;
  /** What operators see: what is up or still to come, or everything. */
  list(siteId: string, isAll: boolean): Promise<Announcement[]>;
  /** Refuses with 422 when texts, link, pictures or times are not fit to be shown; stores only HTML that is safe. */
  publish(by: Publisher, announcement: NewAnnouncement, defaultLanguage: string): Promise<Announcement>;
  /** Refuses with `announcements.not_found` and `announcements.withdrawn`. */
  withdraw(by: { siteId: string; operatorId: string }, id: string, reason: string): Promise<Announcement>;
}

const isOutside = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

type FitAnnouncement = NewAnnouncement & { startsAt: Date };

/** What is stored: texts that are safe, or a refusal. */
function checked(asked: NewAnnouncement, defaultLanguage: string, now: Date): FitAnnouncement {
  const wish = { ...asked, startsAt: asked.startsAt ?? now };
  if (wish.texts[defaultLanguage] === undefined) throw announcementErrors.languageMissing(defaultLanguage);
  if ((wish.kind === 'B') !== (wish.groupName !== undefined)) throw announcementErrors.groupInvalid();
  if (wish.endsAt !== undefined && wish.endsAt <= wish.startsAt) throw announcementErrors.timeInvalid();
  const { link, images } = wish;
  if (link !== undefined && !(link.kind === 'inside' ? ownPath.test(link.url) : isOutside(link.url))) {
    throw announcementErrors.linkInvalid();
  }
  const sequences = new Set(images.map(({ sequence }) => sequence));
  const isFit = sequences.size === images.length && images.every(({ url }) => ownPath.test(url));
  if (!isFit || (wish.kind === 'B' && images.length === 0)) throw announcementErrors.imageInvalid();
  const texts = Object.entries(wish.texts).map(([language, { title, html }]) => {
    const text = { title: title.trim(), html: safeHtml(html).trim() };
    if (text.title === '') throw announcementErrors.textEmpty(`texts.${language}.title`);
    if (text.html === '' && wish.kind !== 'B') throw announcementErrors.textEmpty(`texts.${language}.html`);
    return [language, text] as const;
  });
  return { ...wish, texts: Object.fromEntries(texts) };
}

function audiencesOf({ isLoggedIn, isFirstLogin }: Viewer): Audience[] {
  if (!isLoggedIn) return ['B'];
  return isFirstLogin ? ['A', 'F'] : ['A'];
}

/** What the event report keeps of an announcement. */
const reported = ({ kind, audiences, startsAt, endsAt, texts }: FitAnnouncement | Announcement): object => ({
  kind,
  audiences,
  startsAt,
  endsAt: endsAt ?? null,
  titles: Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
});

export function createAnnouncements({ db, clock }: { db: Database; clock: Clock }): Announcements {
  async function found(tx: Tx, siteId: string, id: string): Promise<Announcement> {
    const announcement = await store.selectForUpdate(tx, siteId, id);
    if (announcement === undefined) throw announcementErrors.notFound();
    return announcement;
  }

  return {
    async shownTo(viewer) {
      const { siteId, kinds, platform, execution, isAgent } = viewer;
      const own: Execution = execution === 'A' && isAgent ? 'A' : 'M';
      const viewing = { now: clock.now(), kinds, platform, executions: ['B', own] as const };
      return store.selectShown(db, siteId, { ...viewing, audiences: audiencesOf(viewer) });
    },
    async list(siteId, isAll) {
      return store.selectAll(db, siteId, isAll ? undefined : clock.now());
    },
    publish: ({ siteId, operatorId }, wish, defaultLanguage) =>
      db.transaction().execute(async (tx) => {
        const [id, at] = [newId(), clock.now()];
        const fit = checked(wish, defaultLanguage, at);
        const urls = fit.images.map(({ url }) => url);
        if (!(await arePicturesThere(tx, siteId, urls))) throw announcementErrors.imageInvalid();
        await store.insertAnnouncement(tx, { ...fit, id, siteId, publishedAt: at, publishedBy: operatorId ?? null });
        const actor =
          operatorId === undefined ? ({ kind: 'system' } as const) : ({ kind: 'operator', id: operatorId } as const);
        const event = { at, siteId, component: 'announcements', subject: `announcement:${id}`, actor };
        await reportEvent(tx, { ...event, action: 'published', after: reported(fit) });
        return found(tx, siteId, id);
      }),
    withdraw: ({ siteId, operatorId }, id, reason) =>
      db.transaction().execute(async (tx) => {
        const before = await found(tx, siteId, id);
        if (before.withdrawnAt !== null) throw announcementErrors.withdrawn();
        const at = clock.now();
        await store.updateWithdrawn(tx, id, { at, operatorId });
        const actor = { kind: 'operator', id: operatorId } as const;
        const event = { at, siteId, component: 'announcements', subject: `announcement:${id}`, actor, reason };
        await reportEvent(tx, { ...event, action: 'withdrawn', before: reported(before), after: { withdrawnAt: at } });
        return found(tx, siteId, id);
      }),
  };
}
