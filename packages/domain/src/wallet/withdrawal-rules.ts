/** Why a withdrawal waits for a person, in the order in which they are told. */
export const reviewReasons = [
  'identity_unconfirmed',
  'amount_above',
  'payout_account_changed',
  'payout_account_shared',
  'origin_shared',
  'turnover_waived',
] as const;
/** One of them. */
export type ReviewReason = (typeof reviewReasons)[number];

/** What is known of a withdrawal when it is asked for. Amounts are ledger units, times epoch milliseconds. */
export interface WithdrawalFacts {
  amount: bigint;
  /** From this amount on a person looks at it; null when none does for that. */
  reviewFrom: bigint | null;
  /** Whether an operator has approved this holder before. */
  isIdentityConfirmed: boolean;
  /** Whether the payout account is newer than the last withdrawal that was paid. */
  isAccountNew: boolean;
  /** Whether other members of the site have the same payout account. */
  isAccountShared: boolean;
  /** Whether other members came from the same address lately. */
  isOriginShared: boolean;
  /** Whether turnover is missing that an excluded member is not asked for, since they cannot bet any more. */
  isTurnoverWaived: boolean;
}

/** Why a person must look at a withdrawal; none means that it may be paid at once. */
export function reviewReasonsOf(facts: WithdrawalFacts): ReviewReason[] {
  const applies: Record<ReviewReason, boolean> = {
    identity_unconfirmed: !facts.isIdentityConfirmed,
    amount_above: facts.reviewFrom !== null && facts.amount >= facts.reviewFrom,
    payout_account_changed: facts.isAccountNew && facts.isIdentityConfirmed,
    payout_account_shared: facts.isAccountShared,
    origin_shared: facts.isOriginShared,
    turnover_waived: facts.isTurnoverWaived,
  };
  return reviewReasons.filter((reason) => applies[reason]);
}

/** What one day allows and what of it is used: a number of withdrawals and an amount in ledger units. */
export interface DayAllowance {
  countMax: number;
  amountMax: bigint;
  count: number;
  amount: bigint;
}

/** What of the day is left; never below nothing. */
export function leftOfDay({ countMax, amountMax, count, amount }: DayAllowance): { count: number; amount: bigint } {
  return { count: Math.max(0, countMax - count), amount: amount < amountMax ? amountMax - amount : 0n };
}
