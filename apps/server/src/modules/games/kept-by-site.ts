import type { Clock } from '#kernel/clock/clock.ts';

/** Beyond this age an answer is read again even when no change was heard of: a notification may be lost. */
const ageMaxMs = 60_000;

/** A site as far as what is kept for it depends on it. */
interface KeptFor {
  id: string;
  version: number;
}

/** What was read for a site, kept until `forget`, a new version of the site, or a minute. */
export interface KeptBySite<T> {
  of(site: KeptFor): Promise<T>;
  forget(): void;
}

/** Callers that come together share one read; a read that failed is not kept. */
export function keptBySite<T>(clock: Clock, read: (siteId: string) => Promise<T>): KeptBySite<T> {
  const kept = new Map<string, { version: number; at: number; value: Promise<T> }>();
  return {
    of({ id, version }) {
      const now = clock.now().getTime();
      const found = kept.get(id);
      if (found?.version === version && now - found.at <= ageMaxMs) return found.value;
      const fresh = { version, at: now, value: read(id) };
      kept.set(id, fresh);
      fresh.value.catch(() => {
        if (kept.get(id) === fresh) kept.delete(id);
      });
      return fresh.value;
    },
    forget: () => kept.clear(),
  };
}
