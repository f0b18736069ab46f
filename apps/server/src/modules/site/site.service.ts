import type { SiteDirectory } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Events } from '#kernel/events/events.ts';
import { newId } from '#kernel/ids/ids.ts';
import { createSiteCache } from './site.directory.ts';
import type { Site, SiteFile, SiteStatus } from './site.model.ts';
import { updateStatus, upsertSite } from './site.store.ts';

/** The sites that this platform serves. */
export interface Sites extends SiteDirectory {
  /** By merchant code when one is named, else by host (with its port, then without). */
  find(by: { merchantCode: string | undefined; host: string | undefined }): Promise<Site | undefined>;
  /** The site of an id that another row holds; throws when it is gone, which the foreign keys forbid. */
  byId(id: string): Promise<Site>;
  /** Opens or closes a site; every process hears of it. Refuses with `request.not_found` for an unknown site. */
  setStatus(siteId: string, status: SiteStatus): Promise<void>;
  /** Writes a site file, new or changed, under its merchant code; answers the site's id. */
  save(file: SiteFile): Promise<string>;
}

/** `events` tells the other processes of a change, and this one of theirs. */
export function createSite(deps: { db: Database; clock: Clock; events: Events }): Sites {
  const { db, clock, events } = deps;
  const cache = createSiteCache({ db, clock });
  events.subscribe('site.changed', () => cache.forget());

  function changed(siteId: string): void {
    cache.forget();
    events.publish('site.changed', { siteId });
  }

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
    async setStatus(siteId, status) {
      if (!(await updateStatus(db, siteId, status, clock.now()))) throw errors.notFound();
      changed(siteId);
    },
    async save(file) {
      const id = await db.transaction().execute((tx) => upsertSite(tx, newId(), file, clock.now()));
      changed(id);
      return id;
    },
  };
}
