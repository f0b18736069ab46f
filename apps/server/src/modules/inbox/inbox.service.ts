import type { ServerTranslator } from '@quetzal/i18n/server';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Events, MessageChange } from '#kernel/events/events.ts';
import { publishAtCommit } from '#kernel/events/publish-at-commit.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Members } from '#modules/members';
import type { Sites } from '#modules/site';
import { inboxErrors } from './inbox.errors.ts';
import { inboxJobs } from './inbox.jobs.ts';
import type { InboxMessage } from './inbox.model.ts';
import * as store from './inbox.store.ts';
import { sayMessage } from './say-message.ts';

/** The most messages that a member takes along with their data. */
const exportMax = 10_000;

/** What the room is made of. */
export interface InboxDeps {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'publish'>;
  members: Pick<Members, 'byAccount'>;
  sites: Pick<Sites, 'byId'>;
  words: Pick<ServerTranslator, 'say'>;
}

/** What an operator wants to be read: by one account of the site, or by all of them. */
export interface LetterWish {
  account?: string | undefined;
  isToAll?: boolean | undefined;
  title: string;
  text: string;
  /** Made by who sends: the same wish again is the same letter. */
  requestId: string;
}

interface OwnWish {
  owner: { memberId: string; siteId: string };
  language: string;
  unreadOnly: boolean;
  /** Only those that came before this message: what is read or put away meanwhile moves no window. */
  before?: string | undefined;
}

/**
 * What the platform tells its members. Other rooms write by `tellMember`, in the transaction that makes it true. What is read
 * or put away on one screen is told to the member's others.
 */
export interface Inbox {
  /** A page of a member's messages in the language of the call, newest first, with how many are unread. */
  pageOf(
    wish: OwnWish,
    page: { offset: number; limit: number },
  ): Promise<{ messages: InboxMessage[]; total: number; unread: number }>;
  unread(memberId: string): Promise<number>;
  /** How many messages each of these members has not read, for their open screens. */
  unreadOf(memberIds: readonly string[]): Promise<{ memberId: string; unread: number }[]>;
  /** Refuses with `inbox.not_found` what is not the member's; answers how many are left unread. */
  read(memberId: string, id: string): Promise<number>;
  readAll(memberId: string): Promise<void>;
  /** Puts a message away, or back. Refuses with `inbox.not_found`; answers how many are left unread. */
  setDeleted(memberId: string, id: string, isDeleted: boolean): Promise<number>;
  /** Refuses with `inbox.recipient_unclear` and `inbox.no_recipient`. */
  send(by: { operatorId: string; siteId: string }, wish: LetterWish): Promise<store.Letter>;
  exportOf(member: { id: string; siteId: string }): Promise<{ inbox: object[] }>;
  erase(tx: Tx, memberId: string): Promise<void>;
  jobs: Job[];
}

/** Wires the room. */
export function createInbox(deps: InboxDeps): Inbox {
  const { db, clock, events, sites, words } = deps;

  async function messagesOf({ owner, language, unreadOnly, before }: OwnWish, page: { offset: number; limit: number }) {
    const { timeZone } = await sites.byId(owner.siteId);
    const kept = await store.selectOwn(db, { memberId: owner.memberId, unreadOnly, before }, page);
    return kept.map((message) => sayMessage(words, message, { language, timeZone }));
  }
  const unread = (memberId: string) => store.countOwn(db, { memberId, unreadOnly: true });
  const tellScreens = (memberId: string, changed?: MessageChange) =>
    events.publish('message.changed', { memberId, ...(changed !== undefined && { changed }) });

  return {
    async pageOf(wish, page) {
      const { memberId } = wish.owner;
      const { unreadOnly, before } = wish;
      const messages = await messagesOf(wish, page);
      const total = await store.countOwn(db, { memberId, unreadOnly, before });
      return { messages, total, unread: unreadOnly && before === undefined ? total : await unread(memberId) };
    },
    unread,
    async unreadOf(memberIds) {
      const counts = await store.countUnread(db, memberIds);
      return memberIds.map((memberId) => ({ memberId, unread: counts.get(memberId) ?? 0 }));
    },
    async read(memberId, id) {
      if (!(await store.markRead(db, { memberId, id }, clock.now()))) throw inboxErrors.notFound();
      tellScreens(memberId, { id, change: 'read' });
      return unread(memberId);
    },
    async setDeleted(memberId, id, isDeleted) {
      const deletedAt = isDeleted ? clock.now() : null;
      if (!(await store.markDeleted(db, { memberId, id }, deletedAt))) throw inboxErrors.notFound();
      tellScreens(memberId, { id, change: isDeleted ? 'put_away' : 'put_back' });
      return unread(memberId);
    },
    async readAll(memberId) {
      await store.markAllRead(db, memberId, clock.now());
      tellScreens(memberId);
    },
    send: (by, wish) => sendLetter(deps, by, wish),
    async exportOf({ id: memberId, siteId }) {
      const { defaultLanguage: language } = await sites.byId(siteId);
      const wish = { owner: { memberId, siteId }, language, unreadOnly: false };
      return { inbox: await messagesOf(wish, { offset: 0, limit: exportMax }) };
    },
    erase: store.deleteOwn,
    jobs: inboxJobs(deps),
  };
}

async function recipientOf({ db, members }: InboxDeps, siteId: string, { account, isToAll = false }: LetterWish) {
  if ((account === undefined) !== isToAll) throw inboxErrors.recipientUnclear();
  if (account === undefined) return undefined;
  const member = await members.byAccount(db, siteId, account);
  if (member === undefined) throw inboxErrors.noRecipient();
  return member.id;
}

/** Writes the letter once and a message to each recipient, reports it, and tells open screens at the commit. */
async function sendLetter(
  deps: InboxDeps,
  { operatorId, siteId }: { operatorId: string; siteId: string },
  wish: LetterWish,
): Promise<store.Letter> {
  const memberId = await recipientOf(deps, siteId, wish);
  return deps.db.transaction().execute(async (tx) => {
    await store.lockLetters(tx, siteId);
    const known = await store.selectLetterOf(tx, siteId, wish.requestId);
    if (known !== undefined) return known;
    const recipients = await store.countRecipients(tx, siteId, memberId);
    if (recipients === 0) throw inboxErrors.noRecipient();
    const at = deps.clock.now();
    const { title, text, requestId } = wish;
    const letter = { id: newId(), siteId, requestId, title, text, sentAt: at, sentBy: operatorId, recipients };
    await store.insertLetter(tx, letter, memberId);
    await reportEvent(tx, {
      at,
      siteId,
      component: 'inbox',
      action: 'letter_sent',
      subject: memberId === undefined ? `site:${siteId}` : `member:${memberId}`,
      actor: { kind: 'operator', id: operatorId },
      after: { letterId: letter.id, title, recipients },
    });
    if (memberId === undefined) await publishAtCommit(tx, 'message.broadcast', { siteId });
    else await publishAtCommit(tx, 'message.arrived', { memberIds: [memberId] });
    return letter;
  });
}
