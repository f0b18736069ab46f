import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { PaymentFact } from '../provider/payment-provider.ts';
import type { Deposit } from '../wallet.model.ts';

/**
 * Marks a locked deposit for a person to look at, and keeps what came. The first fact stands: one that is told again
 * changes nothing, and neither does anything that is told after the decision.
 */
export async function flagForReview(tx: Tx, deposit: Deposit, fact: PaymentFact, at: Date): Promise<void> {
  if (deposit.reviewedAt !== null) return;
  const { amount } = fact;
  const isOurMoney = amount.currency === deposit.amount.currency && amount.amount > 0n;
  const came = fact.state === 'succeeded' && isOurMoney ? amount : null;
  if (deposit.flaggedAt !== null && (deposit.came !== null || came === null)) return;
  const isSamePayment = (deposit.providerPaymentId ?? fact.paymentId) === fact.paymentId;
  const isSameAmount = isOurMoney && amount.amount === deposit.amount.amount;
  const reason = isSameAmount && !isSamePayment ? 'other_payment' : 'other_amount';
  await tx
    .updateTable('deposit')
    .set({ review_reason: reason, flagged_at: deposit.flaggedAt ?? at, came_amount: came?.amount ?? null })
    .where('id', '=', deposit.id)
    .execute();
  await reportEvent(tx, {
    at,
    siteId: deposit.siteId,
    component: 'wallet.deposits',
    action: 'flagged',
    subject: `deposit:${deposit.id}`,
    actor: { kind: 'provider', id: deposit.provider },
    reason,
    before: { amount: formatAmount(deposit.amount), currency: deposit.amount.currency },
    after: { amount: formatAmount(amount), currency: amount.currency, state: fact.state, paymentId: fact.paymentId },
  });
}
