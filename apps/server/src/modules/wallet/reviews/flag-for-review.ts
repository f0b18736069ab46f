import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { PaymentFact } from '../provider/payment-provider.ts';
import type { Deposit } from '../wallet.model.ts';
import { writeFlag } from './reviews.store.ts';

/** Why a person has to look at a deposit. */
export type ReviewReason = 'other_amount' | 'other_payment' | 'late';

const isMoneyOf = ({ amount }: Deposit, fact: PaymentFact): boolean =>
  fact.amount.currency === amount.currency && fact.amount.amount === amount.amount;

/**
 * What is wrong with the end of a payment; undefined when it is what was asked. A transfer of another currency that came
 * after its time is late, since the rate held only until then; one of which nobody says when it came, came now.
 */
export function strangenessOf(deposit: Deposit, fact: PaymentFact, now: Date): ReviewReason | undefined {
  if (!isMoneyOf(deposit, fact)) return 'other_amount';
  if ((deposit.providerPaymentId ?? fact.paymentId) !== fact.paymentId) return 'other_payment';
  const isRateBound = deposit.instructions?.kind === 'crypto' && fact.state === 'succeeded';
  return isRateBound && (fact.paidAt ?? now) > deposit.expiresAt ? 'late' : undefined;
}

/**
 * Marks a locked deposit for a person to look at, keeps what came, and answers the deposit as it is then. The first fact
 * stands: one that is told again changes nothing (undefined), and neither does anything that is told after the decision.
 */
export async function flagForReview(
  tx: Tx,
  deposit: Deposit,
  fact: PaymentFact,
  { reason, at }: { reason: ReviewReason; at: Date },
): Promise<Deposit | undefined> {
  if (deposit.reviewedAt !== null) return undefined;
  const { amount } = fact;
  const isOurMoney = amount.currency === deposit.amount.currency && amount.amount > 0n;
  const came = fact.state === 'succeeded' && isOurMoney ? amount : null;
  if (deposit.flaggedAt !== null && (deposit.came !== null || came === null)) return undefined;
  const flag = {
    reason,
    flaggedAt: deposit.flaggedAt ?? at,
    came: came?.amount ?? null,
    authorisation: fact.authorisation ?? null,
  };
  const flagged = await writeFlag(tx, deposit.id, flag);
  await reportEvent(tx, {
    at,
    siteId: deposit.siteId,
    component: 'wallet.deposits',
    action: 'flagged',
    subject: `deposit:${deposit.id}`,
    actor: { kind: 'provider', id: deposit.provider },
    reason,
    before: { amount: formatAmount(deposit.amount), currency: deposit.amount.currency },
    after: {
      amount: formatAmount(amount),
      currency: amount.currency,
      state: fact.state,
      paymentId: fact.paymentId,
      ...(fact.sent === undefined ? {} : { sent: `${formatAmount(fact.sent)} ${fact.sent.currency}` }),
    },
  });
  return flagged;
}
