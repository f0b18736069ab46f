import type { Database, Reader } from '#kernel/database/database.ts';
import { selectBreaks } from './breaks/breaks.store.ts';
import { limitValueText } from './limit-value.ts';
import { selectLimits } from './limits.store.ts';
import { selectReviewed } from './session/review.store.ts';

/** What this room keeps of a member, for the member: limits, pauses and exclusions, and when they looked over them. */
export function createLimitRecords({ db }: { db: Database }) {
  return {
    async exportOf({ id }: { id: string }): Promise<Record<'limits' | 'limitReviews' | 'breaks', object[]>> {
      const currency = await currencyOf(db, id);
      const limits = await selectLimits(db, id);
      const breaks = await selectBreaks(db, id);
      return {
        limits: limits.map(({ name, value, setAt, pending }) => ({
          name,
          value: limitValueText(name, value, currency),
          setAt,
          pending: pending && { kind: pending.kind, askedAt: pending.askedAt },
        })),
        limitReviews: (await selectReviewed(db, id)).map((reviewedAt) => ({ reviewedAt })),
        breaks: breaks.map(({ kind, source, startsAt, termEndsAt, closesAt }) => {
          return { kind, source, startsAt, termEndsAt, closesAt };
        }),
      };
    },
  };
}

async function currencyOf(db: Reader, memberId: string): Promise<string> {
  const row = await db.selectFrom('member').select('currency').where('id', '=', memberId).executeTakeFirstOrThrow();
  return row.currency;
}
