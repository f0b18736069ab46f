import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { SiteDirectory } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Events } from '#kernel/events/events.ts';
import { documentOf } from './files/site-file.mapping.ts';
import { createSiteFiles, type SiteFiles } from './files/site-files.service.ts';
import { createSiteCache, type SiteFacts } from './site.directory.ts';
import type { Site, SiteFile, SiteStatus } from './site.model.ts';
import { lockStatus, updateStatus } from './site.store.ts';

/** The sites that this platform serves. */
export interface Sites extends SiteDirectory {
  /** By merchant code when one is named, else by host (with its port, then without). */
  find(by: { merchantCode: string | undefined; host: string | undefined }): Promise<Site | undefined>;
  /** The site of an id that another row holds; throws when it is gone, which the foreign keys forbid. */
  byId(id: string): Promise<Site>;
  /**
   * Opens or closes a site; every process hears of it, and it stands in the event report. `endsAt` is when it is expected to
   * open again. Refuses with `request.not_found` for an unknown site.
   */
  setStatus(siteId: string, status: SiteStatus, endsAt?: Date | null, actor?: EventActor): Promise<void>;
  /** Writes a site, new or changed, under its merchant code as the seed does; answers its id. */
  save(file: SiteFile): Promise<string>;
  files: SiteFiles;
}

/** `events` tells the other processes of a change, and this one of theirs. */
export function createSite(deps: SiteFacts & { db: Database; clock: Clock; events: Events }): Sites {
  const { db, clock, events } = deps;
  const cache = createSiteCache(deps);
  events.subscribe('site.changed', () => cache.forget());

  function changed(siteId: string): void {
    cache.forget();
    events.publish('site.changed', { siteId });
  }

  const files = createSiteFiles({ db, clock, changed });

  return {
    async find({ merchantCode, host }) {
      const { byCode, byHost } = await cache.snapshot();
      if (merchantCode !== undefined) return byCode.get(merchantCode);
      if (host === undefined) return undefined;
      return byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, ''));
    },
    async byId(id) {
      const site = (await cache.snapshot()).byId.get(id);
      if (site === undefined) throw new Error(`No site ${id}`);
      return site;
    },
    async setStatus(siteId, status, endsAt = null, actor = { kind: 'system' }) {
      const state = { status, endsAt: status === 0 ? null : endsAt };
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        const before = await lockStatus(tx, siteId);
        if (before === undefined || !(await updateStatus(tx, siteId, state, at))) throw errors.notFound();
        const event = { at, siteId, component: 'site.status', action: 'changed', subject: `site:${siteId}`, actor };
        await reportEvent(tx, { ...event, before, after: state });
      });
      changed(siteId);
    },
    save: async (file) => (await files.write(documentOf(file), { source: 'seed' })).siteId,
    files,
  };
}
