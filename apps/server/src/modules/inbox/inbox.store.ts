import { memberTypes } from '@quetzal/domain/members';
import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { NoteParam, StoredMessage } from './inbox.model.ts';

export async function insertNote(
  tx: Tx,
  note: { siteId: string; memberId: string; kind: string; params: Record<string, NoteParam>; at: Date },
): Promise<void> {
  const { siteId, memberId, kind, params, at } = note;
  await tx
    .insertInto('inbox_message')
    // Ids that grow: what was told in one moment stays in its order.
    .values({ id: newId(), site_id: siteId, member_id: memberId, kind, params: JSON.stringify(params), created_at: at })
    .execute();
}

/** What an operator wrote, and to how many it went. */
export interface Letter {
  id: string;
  siteId: string;
  requestId: string;
  title: string;
  text: string;
  sentAt: Date;
  sentBy: string;
  recipients: number;
}

/** The letter of a wish that was carried out already. */
export async function selectLetterOf(tx: Tx, siteId: string, requestId: string): Promise<Letter | undefined> {
  return tx
    .selectFrom('inbox_letter')
    .select(['id', 'site_id as siteId', 'request_id as requestId', 'title', 'content as text', 'recipients'])
    .select(['sent_at as sentAt', 'sent_by as sentBy'])
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Lets letters of a site take turns until the transaction ends. */
export async function lockLetters(tx: Tx, siteId: string): Promise<void> {
  await takeTurn(tx, `inbox:${siteId}`);
}

/** Members of a site who have not left it: the named one, or all; trial accounts get no messages. */
export async function countRecipients(tx: Tx, siteId: string, memberId: string | undefined): Promise<number> {
  const { count } = await tx
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('site_id', '=', siteId)
    .where('type', '!=', memberTypes.trial)
    .where('state', '!=', 'closed')
    .$if(memberId !== undefined, (query) => query.where('id', '=', memberId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertLetter(tx: Tx, letter: Letter, memberId: string | undefined): Promise<void> {
  await tx
    .insertInto('inbox_letter')
    .values({
      id: letter.id,
      site_id: letter.siteId,
      request_id: letter.requestId,
      title: letter.title,
      content: letter.text,
      sent_at: letter.sentAt,
      sent_by: letter.sentBy,
      recipients: letter.recipients,
    })
    .execute();
  const narrowed = memberId === undefined ? sql`true` : sql`id = ${memberId}`;
  await sql`
    insert into inbox_message (site_id, member_id, kind, letter_id, created_at)
    select site_id, id, 'letter', ${letter.id}, ${letter.sentAt} from member
    where site_id = ${letter.siteId} and type <> ${memberTypes.trial} and state <> 'closed' and ${narrowed}
  `.execute(tx);
}

/** Which of a member's messages. */
interface OwnFilter {
  memberId: string;
  unreadOnly: boolean;
  /** Only those that came before this one, which may be put away by now. */
  before?: string | undefined;
}

/** Holds for messages that came before one of the member's; for none where there is no such message. */
const cameBefore = (memberId: string, id: string) => sql<boolean>`(message.created_at, message.id) <
  (select created_at, id from inbox_message where id = ${id} and member_id = ${memberId})`;

/** A member's messages, newest first. */
export async function selectOwn(
  db: Reader,
  { memberId, unreadOnly, before }: OwnFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('inbox_message as message')
    .leftJoin('inbox_letter as letter', 'letter.id', 'message.letter_id')
    .select(['message.id', 'message.kind', 'letter.title', 'letter.content as text'])
    .select(['message.created_at as createdAt', 'message.read_at as readAt'])
    .select(sql<Record<string, NoteParam>>`message.params`.as('params'))
    .where('message.member_id', '=', memberId)
    .where('message.deleted_at', 'is', null)
    .$if(unreadOnly, (query) => query.where('message.read_at', 'is', null))
    .$if(before !== undefined, (query) => query.where(cameBefore(memberId, before ?? '')))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ title, text, ...row }) => ({
    ...row,
    letter: title === null || text === null ? null : { title, text },
  }));
}

export async function countOwn(db: Reader, { memberId, unreadOnly, before }: OwnFilter): Promise<number> {
  const { count } = await db
    .selectFrom('inbox_message as message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('message.member_id', '=', memberId)
    .where('message.deleted_at', 'is', null)
    .$if(unreadOnly, (query) => query.where('message.read_at', 'is', null))
    .$if(before !== undefined, (query) => query.where(cameBefore(memberId, before ?? '')))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many messages each of these members has not read; none for who has read all. */
export async function countUnread(db: Reader, memberIds: readonly string[]): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('inbox_message')
    .select(({ fn }) => ['member_id as memberId', fn.countAll<bigint>().as('count')])
    .where('member_id', 'in', memberIds)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ memberId, count }) => [memberId, Number(count)]));
}

/** Notes when a message was first read; false when it is not the member's. */
export async function markRead(db: Reader, owner: { memberId: string; id: string }, now: Date): Promise<boolean> {
  const found = await db
    .updateTable('inbox_message')
    .set({ read_at: sql`coalesce(read_at, ${now})` })
    .where('id', '=', owner.id)
    .where('member_id', '=', owner.memberId)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Puts a message away, or back; false when it is not the member's. */
export async function markDeleted(
  db: Reader,
  owner: { memberId: string; id: string },
  deletedAt: Date | null,
): Promise<boolean> {
  const found = await db
    .updateTable('inbox_message')
    .set({ deleted_at: deletedAt })
    .where('id', '=', owner.id)
    .where('member_id', '=', owner.memberId)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function markAllRead(db: Reader, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('inbox_message')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
}

export async function deleteOwn(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('inbox_message').where('member_id', '=', memberId).execute();
}

/** Forgets messages that came before an instant, and letters that nobody has any more. */
export async function deleteOlder(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('inbox_message').where('created_at', '<', before).execute();
  await sql`delete from inbox_letter letter where sent_at < ${before}
    and not exists (select from inbox_message where letter_id = letter.id)`.execute(db);
}
