import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { publishAtCommit } from '#kernel/events/publish-at-commit.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Limits } from '#modules/limits';
import type { Members } from '#modules/members';
import type { Sites } from '#modules/site';
import { chatErrors } from './chat.errors.ts';
import { chatJobs } from './chat.jobs.ts';
import type { ChatRoom, ChatStanding, KeptMessage, ReportReason, Writer } from './chat.model.ts';
import { roomOf } from './chat.rooms.ts';
import * as store from './chat.store.ts';
import { messageOf } from './chat.views.ts';
import { checkPace, checkText } from './check-message.ts';
import { createPresence, type Presence } from './presence.service.ts';

/** How long the author may take a message back. */
const removalMs = 2 * 60_000;

/** What the room is made of. */
export interface ChatDeps {
  db: Database;
  clock: Clock;
  sites: Pick<Sites, 'byId'>;
  members: Pick<Members, 'byId' | 'byAccount'>;
  limits: Pick<Limits, 'standingOf'>;
}

/** Rooms in which the members of a site speak to one another. Sites never see each other's. */
export interface Chat {
  /** A page of a room, newest first. Refuses with `chat.room_unknown`. */
  pageOf(
    wish: { siteId: string; room: string; before: string | undefined },
    limit: number,
  ): Promise<{ messages: KeptMessage[]; hasMore: boolean }>;
  /** The newest message of each room, by the room's code. */
  newestOf(siteId: string): Promise<Map<string, string>>;
  /** Whether a member may write in a room. */
  standingIn(writer: Writer, room: string): Promise<ChatStanding>;
  /**
   * Says something; everybody in the room hears of it at the commit. Refuses with `chat.on_break`, `chat.muted`,
   * `chat.account_young` and with what `checkText` and `checkPace` refuse.
   */
  say(writer: Writer, room: string, written: string): Promise<KeptMessage>;
  /** Takes an own message back. Refuses with `chat.not_found` and, after two minutes, `chat.removal_late`. */
  takeBack(writer: Writer, id: string): Promise<void>;
  /** Tells the moderators of a message, once. Refuses with `chat.not_found` and `chat.own_message`. */
  report(writer: Writer, id: string, reason: ReportReason): Promise<void>;
  exportOf(member: { id: string }): Promise<{ chat: object[] }>;
  /** Nobody reads the member's messages any more; the log loses them when their time is over. */
  erase(tx: Tx, memberId: string, now: Date): Promise<void>;
  jobs: Job[];
  presence: Presence;
}

/** Wires the room. */
export function createChat(deps: ChatDeps): Chat {
  const { db, clock, sites } = deps;
  return {
    async pageOf(wish, limit) {
      roomOf(await sites.byId(wish.siteId), wish.room);
      const found = await store.selectRoom(db, wish, limit + 1);
      return { messages: found.slice(0, limit), hasMore: found.length > limit };
    },
    async newestOf(siteId) {
      const { settings } = await sites.byId(siteId);
      return store.selectNewest(
        db,
        siteId,
        settings.chat.rooms.map(({ code }) => code),
      );
    },
    async standingIn(writer, room) {
      return standingOf(deps, db, { writer, room: roomOf(await sites.byId(writer.siteId), room) });
    },
    say: (writer, room, written) => say(deps, writer, { room, written }),
    takeBack: (writer, id) => takeBack(deps, writer, id),
    async report({ memberId, siteId }, id, reason) {
      const message = await store.selectMessage(db, siteId, id);
      if (message === undefined || message.removedBy !== null) throw chatErrors.notFound();
      if (message.memberId === memberId) throw chatErrors.ownMessage();
      await store.insertReport(db, { siteId, messageId: id, memberId, reason, at: clock.now() });
    },
    exportOf: async ({ id }) => ({ chat: await store.selectAllOf(db, id) }),
    erase: store.removeAllOf,
    jobs: chatJobs(deps),
    presence: createPresence(deps),
  };
}

/** A break comes first: who is kept from playing is kept from a room full of players. */
async function standingOf(
  { clock, members, limits }: ChatDeps,
  reader: Reader,
  { writer: { memberId }, room }: { writer: Writer; room: ChatRoom },
): Promise<ChatStanding> {
  if ((await limits.standingOf(reader, memberId)).state !== 'clear') return { state: 'break' };
  const now = clock.now();
  const mutedUntil = await store.selectMutedUntil(reader, memberId, now);
  if (mutedUntil !== undefined) return { state: 'muted', until: mutedUntil };
  const createdAt = (await members.byId(reader, memberId))?.createdAt ?? now;
  const mayFrom = new Date(createdAt.getTime() + room.accountAgeHoursMin * 3_600_000);
  return mayFrom > now ? { state: 'young', until: mayFrom } : { state: 'clear' };
}

function refuse(standing: ChatStanding, { accountAgeHoursMin }: ChatRoom): void {
  switch (standing.state) {
    case 'clear':
      return;
    case 'break':
      throw chatErrors.onBreak();
    case 'muted':
      throw chatErrors.muted(standing.until);
    case 'young':
      throw chatErrors.tooYoung(accountAgeHoursMin);
    default:
      standing satisfies never;
  }
}

async function say(
  deps: ChatDeps,
  writer: Writer,
  { room: code, written }: { room: string; written: string },
): Promise<KeptMessage> {
  const { db, clock, members, sites } = deps;
  const { memberId, siteId } = writer;
  const site = await sites.byId(siteId);
  const room = roomOf(site, code);
  const { bannedWords } = site.settings.chat;
  return db.transaction().execute(async (tx) => {
    await store.lockWriter(tx, memberId);
    refuse(await standingOf(deps, tx, { writer, room }), room);
    const content = await checkText(tx, { siteId, bannedWords }, written);
    const createdAt = clock.now();
    await checkPace(tx, { memberId, text: content, slowSeconds: room.slowSeconds }, createdAt);
    const member = await members.byId(tx, memberId);
    if (member === undefined) throw chatErrors.notFound();
    const { account, nickname } = member;
    const said = { id: newId(), room: code, memberId, account, nickname, content, createdAt, removedBy: null };
    await store.insertMessage(tx, { ...said, siteId });
    const message = messageOf(said, site);
    await publishAtCommit(tx, 'chat.said', { siteId, room: code, memberId, message });
    return said;
  });
}

async function takeBack({ db, clock }: ChatDeps, { memberId, siteId }: Writer, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const message = await store.selectMessage(tx, siteId, id);
    if (message?.memberId !== memberId || message.removedBy !== null) throw chatErrors.notFound();
    const at = clock.now();
    if (at.getTime() - message.createdAt.getTime() > removalMs) throw chatErrors.late();
    if (!(await store.markRemoved(tx, id, { at, by: 'author' }))) throw chatErrors.notFound();
    await publishAtCommit(tx, 'chat.removed', { siteId, room: message.room, id, removedBy: 'author' });
  });
}
