import type { Reader, Tx } from '#kernel/database/database.ts';
import type { KeptMessage, Moderator } from './chat.model.ts';

/** A message that members told of, with how many and why. */
export interface OpenReport {
  messageId: string;
  room: string;
  account: string;
  text: string;
  at: Date;
  reports: number;
  reasons: string[];
}

/** Messages whose reports nobody has decided on, the oldest first. */
export async function selectOpenReports(db: Reader, siteId: string, limit: number): Promise<OpenReport[]> {
  const rows = await db
    .selectFrom('chat_report as report')
    .innerJoin('chat_message as message', 'message.id', 'report.message_id')
    .innerJoin('member', 'member.id', 'message.member_id')
    .select(['message.id as messageId', 'message.room', 'member.account', 'message.content as text'])
    .select(({ fn }) => ['message.created_at as at', fn.agg<string[]>('array_agg', ['report.reason']).as('reasons')])
    .where('report.site_id', '=', siteId)
    .where('report.closed_at', 'is', null)
    .groupBy(['message.id', 'member.account'])
    .orderBy('message.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, reports: row.reasons.length, reasons: [...new Set(row.reasons)].toSorted() }));
}

/** Decides on the reports of a message; how many there were. */
export async function closeReports(tx: Tx, messageId: string, by: string, at: Date): Promise<number> {
  const closed = await tx
    .updateTable('chat_report')
    .set({ closed_at: at, closed_by: by })
    .where('message_id', '=', messageId)
    .where('closed_at', 'is', null)
    .returning('message_id')
    .execute();
  return closed.length;
}

/** The log: what was said, removed messages too, newest first. */
export async function selectLog(
  db: Reader,
  wish: { siteId: string; room?: string | undefined; memberId?: string | undefined; before?: string | undefined },
  limit: number,
): Promise<(Omit<KeptMessage, 'nickname'> & { removalReason: string | null })[]> {
  return db
    .selectFrom('chat_message as message')
    .innerJoin('member', 'member.id', 'message.member_id')
    .select(['message.id', 'message.room', 'message.member_id as memberId', 'member.account', 'message.content'])
    .select(['message.created_at as createdAt', 'message.removal_reason as removalReason'])
    .select(({ ref }) => ref('message.removed_by').$castTo<KeptMessage['removedBy']>().as('removedBy'))
    .where('message.site_id', '=', wish.siteId)
    .$if(wish.room !== undefined, (query) => query.where('message.room', '=', wish.room ?? ''))
    .$if(wish.memberId !== undefined, (query) => query.where('message.member_id', '=', wish.memberId ?? ''))
    .$if(wish.before !== undefined, (query) => query.where('message.id', '<', wish.before ?? ''))
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertMute(
  tx: Tx,
  mute: { id: string; by: Moderator; memberId: string; reason: string; at: Date; until: Date },
): Promise<void> {
  const { id, by, memberId: member_id, reason, at: muted_at, until: muted_until } = mute;
  const { siteId: site_id, operatorId: muted_by } = by;
  await tx
    .insertInto('chat_mute')
    .values({ id, site_id, member_id, reason, muted_at, muted_by, muted_until })
    .execute();
}

/** Ends every mute of a member that is in force; how many there were. */
export async function liftMutes(tx: Tx, memberId: string, by: string, at: Date): Promise<number> {
  const lifted = await tx
    .updateTable('chat_mute')
    .set({ lifted_at: at, lifted_by: by })
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('muted_until', '>', at)
    .returning('id')
    .execute();
  return lifted.length;
}

/** Who may not write now, by account. */
export async function selectMutes(
  db: Reader,
  siteId: string,
  now: Date,
): Promise<{ account: string; reason: string; since: Date; until: Date }[]> {
  return db
    .selectFrom('chat_mute as mute')
    .innerJoin('member', 'member.id', 'mute.member_id')
    .select(['member.account', 'mute.reason', 'mute.muted_at as since', 'mute.muted_until as until'])
    .where('mute.site_id', '=', siteId)
    .where('mute.lifted_at', 'is', null)
    .where('mute.muted_until', '>', now)
    .orderBy('mute.muted_until')
    .limit(500)
    .execute();
}
