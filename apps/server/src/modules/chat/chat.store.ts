import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { KeptMessage, RemovedBy, ReportReason } from './chat.model.ts';

const selectMessages = (db: Reader, siteId: string) =>
  db
    .selectFrom('chat_message as message')
    .innerJoin('member', 'member.id', 'message.member_id')
    .select(['message.id', 'message.room', 'message.member_id as memberId', 'member.account', 'member.nickname'])
    .select(['message.content', 'message.created_at as createdAt'])
    .select(sql<RemovedBy | null>`message.removed_by`.as('removedBy'))
    .where('message.site_id', '=', siteId);

/** A page of a room, newest first, before a message where one is named. */
export async function selectRoom(
  db: Reader,
  { siteId, room, before }: { siteId: string; room: string; before: string | undefined },
  limit: number,
): Promise<KeptMessage[]> {
  return selectMessages(db, siteId)
    .where('message.room', '=', room)
    .$if(before !== undefined, (query) => query.where('message.id', '<', before ?? ''))
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectMessage(db: Reader, siteId: string, id: string): Promise<KeptMessage | undefined> {
  return selectMessages(db, siteId).where('message.id', '=', id).executeTakeFirst();
}

/** The id of the newest message of each room of a site. */
export async function selectNewest(db: Reader, siteId: string, rooms: readonly string[]): Promise<Map<string, string>> {
  const found = rooms.map(async (room) => {
    const [newest] = await db
      .selectFrom('chat_message')
      .select('id')
      .where('site_id', '=', siteId)
      .where('room', '=', room)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    return newest === undefined ? [] : [[room, newest.id] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

/** Lets one member's messages take turns until the transaction ends. */
export async function lockWriter(tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, `chat:${memberId}`);
}

/** What a member wrote since an instant, newest first, whatever became of it. */
export async function selectOwnSince(
  tx: Tx,
  memberId: string,
  since: Date,
): Promise<{ content: string; createdAt: Date }[]> {
  return tx
    .selectFrom('chat_message')
    .select(['content', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertMessage(
  tx: Tx,
  message: { id: string; siteId: string; room: string; memberId: string; content: string; createdAt: Date },
): Promise<void> {
  const { id, siteId: site_id, room, memberId: member_id, content, createdAt: created_at } = message;
  await tx.insertInto('chat_message').values({ id, site_id, room, member_id, content, created_at }).execute();
}

/** Takes a message out of its room; false when it was out already. */
export async function markRemoved(
  tx: Tx,
  id: string,
  removal: { at: Date; by: RemovedBy; operatorId?: string; reason?: string },
): Promise<boolean> {
  const { at: removed_at, by: removed_by, operatorId, reason } = removal;
  const removed = await tx
    .updateTable('chat_message')
    .set({ removed_at, removed_by, operator_id: operatorId ?? null, removal_reason: reason ?? null })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** True when one of these words is the invitation code of somebody at the site. */
export async function hasAffiliateCode(db: Reader, siteId: string, words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return false;
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<string>`upper(affiliate_code)`, 'in', words)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes a report; the same member's second one of a message changes nothing. */
export async function insertReport(
  db: Reader,
  report: { siteId: string; messageId: string; memberId: string; reason: ReportReason; at: Date },
): Promise<void> {
  const { siteId: site_id, messageId: message_id, memberId: member_id, reason, at: created_at } = report;
  await db
    .insertInto('chat_report')
    .values({ site_id, message_id, member_id, reason, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Until when a member may not write; undefined when they may. */
export async function selectMutedUntil(db: Reader, memberId: string, now: Date): Promise<Date | undefined> {
  const mute = await db
    .selectFrom('chat_mute')
    .select('muted_until')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('muted_until', '>', now)
    .orderBy('muted_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return mute?.muted_until;
}

/** Everything that a member wrote, for the member. */
export async function selectAllOf(db: Reader, memberId: string): Promise<{ room: string; text: string; at: Date }[]> {
  return db
    .selectFrom('chat_message')
    .select(['room', 'content as text', 'created_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** Nobody reads any more what a member wrote; the log keeps it for its time. */
export async function removeAllOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('chat_message')
    .set({ removed_at: at, removed_by: 'author' })
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Forgets what was written before an instant, unless somebody still has to decide on a report of it; and old mutes. */
export async function deleteOlder(db: Database, before: Date): Promise<void> {
  await sql`delete from chat_message message where created_at < ${before} and not exists
    (select from chat_report where message_id = message.id and closed_at is null)`.execute(db);
  await db.deleteFrom('chat_mute').where('muted_until', '<', before).execute();
}
