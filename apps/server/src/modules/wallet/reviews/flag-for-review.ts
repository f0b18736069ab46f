import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { tellMember } from '#modules/inbox';
import type { PaymentFact } from '../provider/payment-provider.ts';
import type { Deposit } from '../wallet.model.ts';
import { isFlagReported, writeFlag } from './reviews.store.ts';

/** What contradicts that which we know of a payment. */
type Contradiction = 'other_amount' | 'other_payment' | 'late';

/** What may be true and has no consequence by itself. */
type Unfollowed = 'over_limit' | 'after_rejection' | 'failed_after_paid';

/** Why a person has to look at a deposit. */
export type ReviewReason = Contradiction | Unfollowed;

const unfollowed: readonly ReviewReason[] = ['over_limit', 'after_rejection', 'failed_after_paid'];

const isMoneyOf = ({ amount }: Deposit, fact: PaymentFact): boolean =>
  fact.amount.currency === amount.currency && fact.amount.amount === amount.amount;

/**
 * What is wrong with the end of a payment; undefined when it is what was asked, or what a person credited. A transfer of
 * another currency that came after its time is late, since the rate held only until then; one of which nobody says when it
 * came, came now. What a person rejected may have been given back: more of it is for a person again.
 */
export function strangenessOf(deposit: Deposit, fact: PaymentFact, now: Date): ReviewReason | undefined {
  if (!isMoneyOf(deposit, fact)) return 'other_amount';
  if ((deposit.providerPaymentId ?? fact.paymentId) !== fact.paymentId) return 'other_payment';
  if (deposit.state === 'succeeded') return fact.state === 'succeeded' ? undefined : 'failed_after_paid';
  if (deposit.failure === 'rejected' && fact.state === 'succeeded') return 'after_rejection';
  const isRateBound = deposit.instructions?.kind === 'crypto' && fact.state === 'succeeded';
  return isRateBound && (fact.paidAt ?? now) > deposit.expiresAt ? 'late' : undefined;
}

/** What is made of a fact that a person looks at: a contradiction is refused, all else need not be told again. */
export function outcomeOf(reason: ReviewReason, isNew: boolean): 'applied' | 'ignored' | 'mismatch' {
  if (!unfollowed.includes(reason)) return 'mismatch';
  return isNew ? 'applied' : 'ignored';
}

/**
 * Marks a locked deposit for a person to look at, keeps what came, and answers the deposit as it is then. The same fact
 * again changes nothing (undefined). Each other one is in the event report; while a person has not decided, the first that
 * brought money stands, and one that is told after the decision calls for another. The member is told that somebody looks.
 */
export async function flagForReview(
  tx: Tx,
  deposit: Deposit,
  fact: PaymentFact,
  { reason, at }: { reason: ReviewReason; at: Date },
): Promise<Deposit | undefined> {
  const { amount } = fact;
  const told = {
    amount: formatAmount(amount),
    currency: amount.currency,
    state: fact.state,
    paymentId: fact.paymentId,
    ...(fact.sent === undefined ? {} : { sent: `${formatAmount(fact.sent)} ${fact.sent.currency}` }),
  };
  if (await isFlagReported(tx, deposit.id, told)) return undefined;
  await reportFlag(tx, deposit, { reason, at, told });
  const isOurMoney = amount.currency === deposit.amount.currency && amount.amount > 0n;
  const came = fact.state === 'succeeded' && isOurMoney ? amount : null;
  const isWaiting = deposit.flaggedAt !== null && deposit.reviewedAt === null;
  if (isWaiting && (deposit.came !== null || came === null)) return undefined;
  // Of a deposit that is in the balance already the member has nothing to wait for.
  if (!isWaiting && deposit.state !== 'succeeded') await tellOfReview(tx, deposit, at);
  return writeFlag(tx, deposit.id, {
    reason,
    flaggedAt: (isWaiting ? deposit.flaggedAt : null) ?? at,
    came: came?.amount ?? null,
    // What was credited stays known by its own number.
    authorisation: deposit.state === 'succeeded' ? deposit.authorisation : (fact.authorisation ?? null),
  });
}

async function tellOfReview(tx: Tx, { siteId, memberId, amount, reference }: Deposit, at: Date): Promise<void> {
  const shown = { amount: formatAmount(amount), currency: amount.currency };
  await tellMember(tx, { siteId, memberId, at }, { kind: 'deposit_in_review', params: { amount: shown, reference } });
}

async function reportFlag(
  tx: Tx,
  { id, siteId, provider, amount }: Deposit,
  { reason, at, told }: { reason: ReviewReason; at: Date; told: object },
): Promise<void> {
  await reportEvent(tx, {
    at,
    siteId,
    component: 'wallet.deposits',
    action: 'flagged',
    subject: `deposit:${id}`,
    actor: { kind: 'provider', id: provider },
    reason,
    before: { amount: formatAmount(amount), currency: amount.currency },
    after: told,
  });
}
