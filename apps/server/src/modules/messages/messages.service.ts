import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { publishAtCommit } from '#kernel/events/publish-at-commit.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { composeMessage } from './compose.ts';
import type { MessagesDeps } from './messages.deps.ts';
import { messageJobs } from './messages.jobs.ts';
import type { Channel, MessageContent, MessageWish, OutboundMessage, Template } from './message.model.ts';
import * as store from './messages.store.ts';
import { outboxName } from './senders/outbox.ts';

const dayMs = 24 * 60 * 60_000;
/** Nobody gets more from us in a day, whatever makes us write. */
const perDayMax = 20;

/** Texts and mails to people. */
export interface Messages {
  /** Writes a message down in the transaction that makes it true; a worker sends it soon after the commit. */
  send(tx: Tx, wish: MessageWish): Promise<void>;
  /** How many messages of a kind a recipient was to get since an instant. */
  countTo(db: Reader, to: string, template: Template, since: Date): Promise<number>;
  /** The latest messages of a site, without what they say. */
  latest(siteId: string, limit: number): Promise<OutboundMessage[]>;
  /** One message of a site with what it says, unless a provider has taken it; that an operator read it is reported. */
  read(siteId: string, id: string, operatorId: string): Promise<OutboundMessage | undefined>;
  /** What was sent to a member and when, for the member; what it said is not kept once it was delivered. */
  exportOf(member: { id: string }): Promise<{ messages: object[] }>;
  jobs: Job[];
}

/** The messages module. */
export function createMessages(deps: MessagesDeps): Messages {
  const { db, clock, sites, vault, words } = deps;

  function opened({ content, recipient, ...message }: store.StoredMessage, isWhole: boolean): OutboundMessage {
    const to = vault.open(recipient, message.id);
    const said = content === null || !isWhole ? null : (JSON.parse(vault.open(content, message.id)) as MessageContent);
    return { ...message, to, content: said };
  }

  /** Where a provider is named, its codes and links are for whom they were written, also while they wait or are withheld. */
  const isReadable = (channel: Channel): boolean => (channel === 'sms' ? deps.sms : deps.mail).name === outboxName;

  return {
    async send(tx, wish) {
      const id = newId();
      const now = clock.now();
      const { name } = await sites.byId(wish.siteId);
      const content = composeMessage(words, wish, name);
      const had = await store.countTo(tx, vault.marks(wish.to), new Date(now.getTime() - dayMs));
      const isTooMuch = had >= perDayMax;
      const isKept = wish.isWithheld === true || isTooMuch;
      await store.insertMessage(tx, {
        id,
        siteId: wish.siteId,
        memberId: wish.memberId ?? null,
        channel: wish.channel,
        template: wish.template,
        language: wish.language,
        recipient: vault.seal(wish.to, id),
        recipientMark: vault.mark(wish.to),
        content: isKept ? null : vault.seal(JSON.stringify(content), id),
        state: isKept ? 'withheld' : 'queued',
        attempts: 0,
        nextAttemptAt: now,
        expiresAt: wish.expiresAt ?? null,
        sender: null,
        failure: isTooMuch ? 'too many in a day' : null,
        createdAt: now,
        sentAt: null,
      });
      await publishAtCommit(tx, 'message.queued', { messageId: id });
    },
    countTo: (reader, to, template, since) => store.countTo(reader, vault.marks(to), since, template),
    async latest(siteId, limit) {
      return (await store.selectLatest(db, siteId, limit)).map((message) => opened(message, false));
    },
    read: (siteId, id, operatorId) =>
      db.transaction().execute(async (tx) => {
        const message = await store.selectMessage(tx, siteId, id);
        if (message === undefined) return undefined;
        await reportEvent(tx, {
          at: clock.now(),
          siteId,
          component: 'messages.outbox',
          action: 'read',
          subject: `message:${id}`,
          actor: { kind: 'operator', id: operatorId },
        });
        return opened(message, isReadable(message.channel));
      }),
    async exportOf({ id: memberId }) {
      const sent = await store.selectOwn(db, memberId);
      const said = sent.map((message) => {
        const { channel, template, language, to, state, createdAt, sentAt } = opened(message, false);
        return { channel, template, language, to, state, createdAt, sentAt };
      });
      return { messages: said };
    },
    jobs: messageJobs(deps),
  };
}
