import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { PresenceBook } from '#kernel/http/chat-presence.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Sites } from '#modules/site';
import * as store from './presence.store.ts';

/** Three beats of a process: one that is silent for so long has ended, and whom it named is not here. */
const seenMs = 45_000;

/** How many members have each room open, over all processes. Nobody is ever named. */
export interface Presence extends PresenceBook {
  /** The number by room; a room with nobody is left out. */
  hereOf(siteId: string): Promise<Map<string, number>>;
}

/** The presence of one process, which it says under an id of its own. */
export function createPresence(deps: { db: Database; clock: Clock; sites: Pick<Sites, 'byId'> }): Presence {
  const { db, clock, sites } = deps;
  const processId = newId();
  const since = () => new Date(clock.now().getTime() - seenMs);
  const hereOf = (siteId: string) => store.countHere(db, siteId, since());
  return {
    hereOf,
    async keep({ siteId, room }, memberIds) {
      const { settings } = await sites.byId(siteId);
      // A screen may ask for any name.
      if (!settings.chat.rooms.some(({ code }) => code === room)) return;
      await store.replaceHere(db, { siteId, room, processId }, memberIds, clock.now());
    },
    count: async ({ siteId, room }) => (await hereOf(siteId)).get(room) ?? 0,
    forgetUnseen: () => store.deleteUnseen(db, since()),
    leave: () => store.deleteOfProcess(db, processId),
  };
}
