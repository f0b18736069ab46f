import type { Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';

/** What a remark may be about. */
export const feedbackKinds = ['suggestion', 'problem', 'payment', 'game', 'other'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** A remark as operators read it. */
export interface Feedback {
  id: string;
  siteId: string;
  memberId: string | null;
  ip: string;
  kind: FeedbackKind;
  content: string;
  createdAt: Date;
}

/** Lets one sender's remarks take turns until the transaction ends. */
export async function lockSender(tx: Tx, sender: string): Promise<void> {
  await takeTurn(tx, `feedback:${sender}`);
}

/** How many remarks a member, or else an address, sent since an instant. */
export async function countSince(
  db: Reader,
  { memberId, ip }: { memberId: string | undefined; ip: string },
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('created_at', '>', since)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .$if(memberId === undefined, (query) => query.where('ip', '=', ip).where('member_id', 'is', null))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFeedback(tx: Tx, feedback: Feedback): Promise<void> {
  await tx
    .insertInto('feedback')
    .values({
      id: feedback.id,
      site_id: feedback.siteId,
      member_id: feedback.memberId,
      ip: feedback.ip,
      kind: feedback.kind,
      content: feedback.content,
      created_at: feedback.createdAt,
    })
    .execute();
}

/** The latest remarks at a site with the account names of their senders. */
export async function selectLatestFeedback(
  db: Reader,
  siteId: string,
  limit: number,
): Promise<{ id: string; account: string | null; kind: FeedbackKind; content: string; createdAt: Date }[]> {
  return db
    .selectFrom('feedback')
    .leftJoin('member', 'member.id', 'feedback.member_id')
    .select(['feedback.id as id', 'member.account as account', 'feedback.content as content'])
    .select('feedback.created_at as createdAt')
    .select((row) => row.ref('feedback.kind').$castTo<FeedbackKind>().as('kind'))
    .where('feedback.site_id', '=', siteId)
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether a remark is one of the site. */
export async function isFeedbackOf(db: Reader, siteId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('feedback')
    .select('id')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row !== undefined;
}

const ownMax = 10_000;

/** The remarks of a member, the latest first. */
export async function selectOwnFeedback(
  db: Reader,
  memberId: string,
): Promise<Pick<Feedback, 'id' | 'kind' | 'content' | 'createdAt'>[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'kind', 'content', 'created_at as createdAt'])
    .$narrowType<{ kind: FeedbackKind }>()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(ownMax)
    .execute();
}
