import { reviewDaysDefault, reviewDue } from '@quetzal/domain/limits';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Members } from '#modules/members';
import { lockMember } from '../limits.store.ts';
import { selectReviewed, upsertReviewed } from './review.store.ts';

export interface ReviewDeps {
  db: Database;
  clock: Clock;
  members: Pick<Members, 'byId'>;
  sites: { byId(siteId: string): Promise<{ settings?: { policies?: { limitReviewDays?: number } } }> };
}

/** When the member is asked to look over their limits: so often as the site says, and not before they did or set one. */
export async function reviewDueAt(deps: ReviewDeps, memberId: string): Promise<Date> {
  const { db, members, sites } = deps;
  const member = await members.byId(db, memberId);
  if (member === undefined) throw errors.notFound();
  const { settings } = await sites.byId(member.siteId);
  const days = settings?.policies?.limitReviewDays ?? reviewDaysDefault;
  return reviewDue(days, member.createdAt, ...(await selectReviewed(db, memberId)));
}

/** The member says that their limits are as they should be: the time until the next review begins anew. */
export async function noteReview(
  { db, clock }: Pick<ReviewDeps, 'db' | 'clock'>,
  of: { memberId: string; siteId: string },
): Promise<void> {
  const { memberId, siteId } = of;
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    const now = clock.now();
    await upsertReviewed(tx, memberId, now);
    const actor = { kind: 'member', id: memberId } as const;
    await reportEvent(tx, {
      at: now,
      siteId,
      component: 'limits',
      action: 'limits_reviewed',
      subject: `member:${memberId}`,
      actor,
    });
  });
}
