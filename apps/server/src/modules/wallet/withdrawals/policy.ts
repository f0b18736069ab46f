import { currencyOf } from '@quetzal/domain/money';
import type { Reader, Tx } from '#kernel/database/database.ts';

/** How a site pays out. Amounts are ledger units of the site's currency. */
export interface WithdrawalPolicy {
  /** What must be bet of each deposit before money leaves: 10,000 is once. */
  turnoverBasisPoints: number;
  /** How long a payout account waits before its first use; a member's first one does not. */
  coolingHours: number;
  accountsMax: number;
  dayCountMax: number;
  dayAmountMax: bigint;
  /** From this amount on a person looks at a withdrawal; null when none does for that. */
  reviewFrom: bigint | null;
  /** How long a member may say that a payout has not arrived. */
  receiptMinutes: number;
}

/** What a site without a policy of its own goes by; its amounts are of like worth in every currency. */
export function defaultPolicy(currency: string): WithdrawalPolicy {
  const { scale, betUnit } = currencyOf(currency);
  const unit = betUnit * 10n ** BigInt(scale);
  return {
    turnoverBasisPoints: 10_000,
    coolingHours: 24,
    accountsMax: 5,
    dayCountMax: 3,
    dayAmountMax: 50_000n * unit,
    reviewFrom: 10_000n * unit,
    receiptMinutes: 24 * 60,
  };
}

/** The policy of a site. */
export async function policyOf(db: Reader, siteId: string, currency: string): Promise<WithdrawalPolicy> {
  const row = await db.selectFrom('withdrawal_policy').selectAll().where('site_id', '=', siteId).executeTakeFirst();
  if (row === undefined) return defaultPolicy(currency);
  return {
    turnoverBasisPoints: row.turnover_basis_points,
    coolingHours: row.cooling_hours,
    accountsMax: row.accounts_max,
    dayCountMax: row.day_count_max,
    dayAmountMax: row.day_amount_max,
    reviewFrom: row.review_from,
    receiptMinutes: row.receipt_minutes,
  };
}

/** Gives a site a policy of its own. */
export async function savePolicy(tx: Tx, siteId: string, policy: WithdrawalPolicy): Promise<void> {
  const row = {
    turnover_basis_points: policy.turnoverBasisPoints,
    cooling_hours: policy.coolingHours,
    accounts_max: policy.accountsMax,
    day_count_max: policy.dayCountMax,
    day_amount_max: policy.dayAmountMax,
    review_from: policy.reviewFrom,
    receipt_minutes: policy.receiptMinutes,
  };
  await tx
    .insertInto('withdrawal_policy')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}
