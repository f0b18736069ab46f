import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { publishAtCommit } from '#kernel/events/publish-at-commit.ts';
import { newId } from '#kernel/ids/ids.ts';
import { chatErrors } from './chat.errors.ts';
import type { Moderator } from './chat.model.ts';
import type { ChatDeps } from './chat.service.ts';
import { markRemoved, selectMessage, selectMutedUntil } from './chat.store.ts';
import * as store from './moderation.store.ts';

/** What those who run a site do about its chat. All of it stands in the event report. */
export interface Moderation {
  reports(siteId: string, limit: number): Promise<store.OpenReport[]>;
  mutes(siteId: string): ReturnType<typeof store.selectMutes>;
  /** The log, removed messages too. Refuses with `chat.account_unknown`. */
  log(
    wish: { siteId: string; room?: string | undefined; account?: string | undefined; before?: string | undefined },
    limit: number,
  ): ReturnType<typeof store.selectLog>;
  /** Takes a message out of its room, which decides on its reports too. Refuses with `chat.not_found`. */
  remove(by: Moderator, id: string, reason: string): Promise<void>;
  /** Leaves a reported message where it is. Refuses with `chat.not_found` without an open report. */
  dismiss(by: Moderator, id: string, reason: string): Promise<void>;
  /** Refuses with `chat.account_unknown`; answers until when the account is muted: an earlier mute may last longer. */
  mute(by: Moderator, wish: { account: string; minutes: number; reason: string }): Promise<Date>;
  /** Refuses with `chat.account_unknown` and `chat.not_muted`. */
  unmute(by: Moderator, wish: { account: string; reason: string }): Promise<void>;
}

interface Deed {
  action: string;
  subject: string;
  reason: string;
  after?: object;
}

/** Wires the room. */
export function createModeration({ db, clock, members }: Pick<ChatDeps, 'db' | 'clock' | 'members'>): Moderation {
  async function note(tx: Tx, { operatorId, siteId }: Moderator, deed: Deed): Promise<void> {
    const actor = { kind: 'operator', id: operatorId } as const;
    await reportEvent(tx, { at: clock.now(), siteId, component: 'chat', actor, ...deed });
  }
  async function idOf(siteId: string, account: string): Promise<string> {
    const member = await members.byAccount(db, siteId, account);
    if (member === undefined) throw chatErrors.accountUnknown();
    return member.id;
  }
  return {
    reports: (siteId, limit) => store.selectOpenReports(db, siteId, limit),
    mutes: (siteId) => store.selectMutes(db, siteId, clock.now()),
    async log({ siteId, account, ...wish }, limit) {
      const memberId = account === undefined ? undefined : await idOf(siteId, account);
      return store.selectLog(db, { siteId, memberId, ...wish }, limit);
    },
    remove: (by, id, reason) =>
      db.transaction().execute(async (tx) => {
        const message = await selectMessage(tx, by.siteId, id);
        const at = clock.now();
        const removal = { at, by: 'moderator', operatorId: by.operatorId, reason } as const;
        if (message === undefined || !(await markRemoved(tx, id, removal))) throw chatErrors.notFound();
        const reports = await store.closeReports(tx, id, by.operatorId, at);
        const after = { memberId: message.memberId, room: message.room, reports };
        await note(tx, by, { action: 'message_removed', subject: `chat_message:${id}`, reason, after });
        const { room } = message;
        await publishAtCommit(tx, 'chat.removed', { siteId: by.siteId, room, id, removedBy: 'moderator' });
      }),
    dismiss: (by, id, reason) =>
      db.transaction().execute(async (tx) => {
        const message = await selectMessage(tx, by.siteId, id);
        if (message === undefined) throw chatErrors.notFound();
        const reports = await store.closeReports(tx, id, by.operatorId, clock.now());
        if (reports === 0) throw chatErrors.notFound();
        const deed = { action: 'reports_dismissed', subject: `chat_message:${id}`, reason, after: { reports } };
        await note(tx, by, deed);
      }),
    async mute(by, { account, minutes, reason }) {
      const memberId = await idOf(by.siteId, account);
      const at = clock.now();
      const until = new Date(at.getTime() + minutes * 60_000);
      return db.transaction().execute(async (tx) => {
        await store.insertMute(tx, { id: newId(), by, memberId, reason, at, until });
        const after = { until: until.toISOString() };
        await note(tx, by, { action: 'member_muted', subject: `member:${memberId}`, reason, after });
        await publishAtCommit(tx, 'chat.standing', { memberId });
        return (await selectMutedUntil(tx, memberId, at)) ?? until;
      });
    },
    async unmute(by, { account, reason }) {
      const memberId = await idOf(by.siteId, account);
      await db.transaction().execute(async (tx) => {
        if ((await store.liftMutes(tx, memberId, by.operatorId, clock.now())) === 0) throw chatErrors.notMuted();
        await note(tx, by, { action: 'member_unmuted', subject: `member:${memberId}`, reason });
        await publishAtCommit(tx, 'chat.standing', { memberId });
      });
    },
  };
}
