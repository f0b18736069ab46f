import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import type { Site } from './site.model.ts';
import { selectSites } from './site.store.ts';

/** Beyond this age the list is read again even when no change was heard of: a notification may be lost. */
const ageMaxMs = 60_000;

interface Snapshot {
  readAt: number;
  byCode: Map<string, Site>;
  byHost: Map<string, Site>;
  byId: Map<string, Site>;
}

/** Finds sites without asking the database each time. */
export interface SiteCache {
  snapshot(): Promise<Snapshot>;
  forget(): void;
}

/** What of a site is known elsewhere. */
export interface SiteFacts {
  /** The ids of the sites whose rules of money let members move some to their uplines. */
  sitesMovingToUplines(db: Reader): Promise<ReadonlySet<string>>;
}

/** All sites in memory, read again after `forget` or a minute. Callers that come together share one read. */
export function createSiteCache(deps: SiteFacts & { db: Database; clock: Clock }): SiteCache {
  let current: Promise<Snapshot> | undefined;
  let readAt = 0;

  async function read(now: number): Promise<Snapshot> {
    const moving = await deps.sitesMovingToUplines(deps.db);
    const stored = await selectSites(deps.db);
    const sites = stored.map((site): Site => ({ ...site, movesToUplines: moving.has(site.id) }));
    return {
      readAt: now,
      byCode: new Map(sites.map((site) => [site.merchantCode, site])),
      byHost: new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const))),
      byId: new Map(sites.map((site) => [site.id, site])),
    };
  }

  return {
    snapshot() {
      const now = deps.clock.now().getTime();
      if (current === undefined || now - readAt > ageMaxMs) {
        readAt = now;
        const reading = read(now);
        current = reading;
        reading.catch(() => {
          if (current === reading) current = undefined;
        });
      }
      return current;
    },
    forget() {
      current = undefined;
    },
  };
}
