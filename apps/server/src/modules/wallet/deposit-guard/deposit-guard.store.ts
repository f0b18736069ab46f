import { type DepositGuard, noFailures } from '@quetzal/domain/wallet';
import type { Reader, Tx } from '#kernel/database/database.ts';

/** What is kept of a member's failures. */
export async function selectGuard(db: Reader, memberId: string): Promise<DepositGuard> {
  const row = await db.selectFrom('deposit_guard').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (row === undefined) return noFailures;
  return {
    recentFailures: row.recent_failures,
    blockedUntil: row.blocked_until,
    failuresSinceBlock: row.failures_since_block,
    suspendedAt: row.suspended_at,
  };
}

export async function upsertGuard(tx: Tx, memberId: string, guard: DepositGuard): Promise<void> {
  const values = {
    recent_failures: [...guard.recentFailures],
    blocked_until: guard.blockedUntil,
    failures_since_block: guard.failuresSinceBlock,
    suspended_at: guard.suspendedAt,
  };
  await tx
    .insertInto('deposit_guard')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}
