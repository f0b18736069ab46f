import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Members } from '#modules/members';
import type { Player } from './limits.model.ts';

/** Finds what this room needs to know of a member. Refuses with `request.not_found`. */
export function createPlayers(deps: {
  db: Database;
  members: Pick<Members, 'byId'>;
  sites: { byId(siteId: string): Promise<{ timeZone: string }> };
}): (memberId: string) => Promise<Player> {
  return async (memberId) => {
    const member = await deps.members.byId(deps.db, memberId);
    if (member === undefined) throw errors.notFound();
    const { siteId, currency } = member;
    const { timeZone } = await deps.sites.byId(siteId);
    return { memberId, siteId, currency, timeZone };
  };
}
