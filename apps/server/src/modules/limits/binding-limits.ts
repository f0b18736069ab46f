import { type Limits, strictest } from '@quetzal/domain/limits';
import type { Reader } from '#kernel/database/database.ts';
import type { Player } from './limits.model.ts';
import { selectLimits } from './limits.store.ts';
import { selectSiteLimits } from './site-limits.store.ts';

/** Of the member's own limits and the site's, for each name the stricter one. */
export async function bindingLimits(db: Reader, { memberId, siteId }: Player): Promise<Limits> {
  const own = new Map((await selectLimits(db, memberId)).map(({ name, value }) => [name, value] as const));
  const site = await selectSiteLimits(db, siteId);
  const names = new Set([...own.keys(), ...site.keys()]);
  return new Map([...names].map((name) => [name, strictest(own.get(name), site.get(name)) ?? 0n] as const));
}
