import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { OutboundMessage as MessageRow } from '#kernel/database/schema.generated.ts';
import type { Channel, MessageState } from './message.model.ts';

/** A message as it is kept: recipient and content sealed. */
export interface StoredMessage {
  id: string;
  siteId: string;
  memberId: string | null;
  channel: Channel;
  template: string;
  language: string;
  recipient: string;
  recipientMark: string;
  content: string | null;
  state: MessageState;
  attempts: number;
  nextAttemptAt: Date;
  expiresAt: Date | null;
  sender: string | null;
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

function messageOf(row: Selectable<MessageRow>): StoredMessage {
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    channel: row.channel as Channel,
    template: row.template,
    language: row.language,
    recipient: row.recipient,
    recipientMark: row.recipient_mark,
    content: row.content,
    state: row.state as MessageState,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    expiresAt: row.expires_at,
    sender: row.sender,
    failure: row.failure,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}

export async function insertMessage(tx: Tx, message: StoredMessage): Promise<void> {
  await tx
    .insertInto('outbound_message')
    .values({
      id: message.id,
      site_id: message.siteId,
      member_id: message.memberId,
      channel: message.channel,
      template: message.template,
      language: message.language,
      recipient: message.recipient,
      recipient_mark: message.recipientMark,
      content: message.content,
      state: message.state,
      next_attempt_at: message.nextAttemptAt,
      expires_at: message.expiresAt,
      failure: message.failure,
      created_at: message.createdAt,
    })
    .execute();
}

/** How many messages a recipient was to get since an instant, at all sites; `template` narrows it. */
export async function countTo(db: Reader, marks: readonly string[], since: Date, template?: string): Promise<number> {
  const { count } = await db
    .selectFrom('outbound_message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('recipient_mark', 'in', marks)
    .where('created_at', '>', since)
    .$if(template !== undefined, (query) => query.where('template', '=', template ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes messages that are due: no other worker gets one of them before `again`. */
export async function claimDue(db: Reader, now: Date, again: Date, limit: number): Promise<StoredMessage[]> {
  const rows = await db
    .updateTable('outbound_message')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: again })
    .where('id', 'in', (due) =>
      due
        .selectFrom('outbound_message')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(messageOf);
}

/** Notes what became of an attempt; only a message that still waits can change. */
export async function recordAttempt(
  db: Reader,
  id: string,
  change: Partial<Pick<MessageRow, 'state' | 'sender' | 'failure' | 'content'>> & {
    sent_at?: Date;
    next_attempt_at?: Date;
  },
): Promise<void> {
  await db
    .updateTable('outbound_message')
    .set(change as object)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** The latest messages of a site. */
export async function selectLatest(db: Reader, siteId: string, limit: number): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('outbound_message')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(messageOf);
}

const ownMax = 10_000;

/** The messages that a member was to get, the latest first; those that were held back were never theirs. */
export async function selectOwn(db: Reader, memberId: string): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('outbound_message')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '<>', 'withheld')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ownMax)
    .execute();
  return rows.map(messageOf);
}

export async function selectMessage(db: Reader, siteId: string, id: string): Promise<StoredMessage | undefined> {
  const row = await db
    .selectFrom('outbound_message')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && messageOf(row);
}

export async function deleteOlder(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('outbound_message').where('created_at', '<', before).where('state', '<>', 'queued').execute();
}
