import { leftOfDay, remainingTurnover } from '@quetzal/domain/wallet';
import type { Reader } from '#kernel/database/database.ts';
import { standingOf } from '#modules/limits';
import { startOfDay } from '#modules/records';
import { type PayoutMethod, findPayoutMethods } from './payout-methods.store.ts';
import { policyOf, type WithdrawalPolicy } from './policy.ts';
import { turnoverOf } from './turnover.store.ts';
import { usedSince } from './withdrawals.store.ts';

/** What a member may take out now, and what stands in the way. Amounts are ledger units of `currency`. */
export interface WithdrawalRules {
  currency: string;
  policy: WithdrawalPolicy;
  methods: PayoutMethod[];
  remainingTurnover: bigint;
  /** Turnover is missing, but who is kept out of play for good cannot make it up, and has the money all the same. */
  isTurnoverWaived: boolean;
  /** The newest deposit that the turnover was reckoned for. */
  turnoverUntil: Date | null;
  left: { count: number; amount: bigint };
  /** When the next day of the site begins. */
  dayEndsAt: Date;
}

/** Whose rules they are, and by which clock. */
export interface RulesOf {
  siteId: string;
  memberId: string;
  currency: string;
  timeZone: string;
  now: Date;
}

async function isKeptOut(db: Reader, { memberId, now }: RulesOf): Promise<boolean> {
  const { state } = await standingOf(db, memberId, now);
  return state === 'excluded' || state === 'listed';
}

/** The rules of a member at an instant. */
export async function rulesFor(db: Reader, of: RulesOf): Promise<WithdrawalRules> {
  const { siteId, currency, timeZone, now } = of;
  const policy = await policyOf(db, siteId, currency);
  const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone }).format(now);
  const used = await usedSince(db, of, startOfDay(today, timeZone));
  const { periods, until } = await turnoverOf(db, of, policy.turnoverBasisPoints);
  const missing = remainingTurnover(periods);
  const isTurnoverWaived = missing > 0n && (await isKeptOut(db, of));
  return {
    currency,
    policy,
    methods: await findPayoutMethods(db, siteId),
    remainingTurnover: isTurnoverWaived ? 0n : missing,
    isTurnoverWaived,
    turnoverUntil: until,
    left: leftOfDay({ countMax: policy.dayCountMax, amountMax: policy.dayAmountMax, ...used }),
    dayEndsAt: startOfDay(today, timeZone, 1),
  };
}
