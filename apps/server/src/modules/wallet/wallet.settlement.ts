import { formatAmount } from '@quetzal/domain/money';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { tellMember } from '#modules/inbox';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import type { PaymentFact } from './provider/payment-provider.ts';
import { settleDebts } from './debts/debts.ts';
import { noteFailedDeposit, notePaidDeposit } from './deposit-guard/deposit-guard.ts';
import type { EventOutcome } from './wallet.events.store.ts';
import type { Deposit } from './wallet.model.ts';
import { flagForReview, outcomeOf, strangenessOf } from './reviews/flag-for-review.ts';
import { fitsIntoLimits, type LimitRoomDeps } from './reviews/limit-room.ts';
import { lockDeposit, noteConfirmations, settleDeposit } from './wallet.store.ts';

/** What became of a provider's fact; `deposit` is as it is afterwards, `changed` tells whether it moved. */
export type Settled = Applied | { outcome: 'unknown_payment'; deposit: null; changed: false };

/** The same of a payment that is one of ours. */
interface Applied {
  outcome: Exclude<EventOutcome, 'unknown_payment'>;
  deposit: Deposit;
  changed: boolean;
}

export interface SettlementDeps extends LimitRoomDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
}

/**
 * Books a deposit: what was received to the member, who first pays what they owe, the fee to the house; and tells the
 * member. Twice is once.
 */
export async function creditDeposit(
  deps: Pick<SettlementDeps, 'ledger' | 'clock'>,
  tx: Tx,
  deposit: Deposit,
): Promise<void> {
  const { ledger } = deps;
  const { siteId, provider, amount, fee, received, authorisation } = deposit;
  const [clearing, cash, fees] = await ledger.accountsFor(tx, [
    houseAccount(`${siteId}/${provider}`, amount.currency, 'payment_clearing'),
    playerAccount(deposit.memberId, amount.currency, 'cash'),
    houseAccount(`${siteId}/${provider}`, amount.currency, 'payment_fee'),
  ] as const);
  const paid = { from: clearing, to: cash, amount: received.amount };
  const kept = { from: clearing, to: fees, amount: fee.amount };
  const result = await ledger.post(tx, {
    key: { scope: 'deposit', text: deposit.id },
    kind: 'deposit',
    reference: {
      depositId: deposit.id,
      methodCode: deposit.methodCode,
      reference: deposit.reference,
      ...(authorisation === null ? {} : { authorisation }),
    },
    transfers: fee.amount > 0n ? [paid, kept] : [paid],
  });
  if (result.outcome !== 'posted' && result.outcome !== 'exists') {
    throw new Error(`Deposit ${deposit.id} could not be booked: ${result.outcome}`);
  }
  await settleDebts(deps, tx, { memberId: deposit.memberId, currency: amount.currency });
  if (result.outcome === 'exists') return;
  const shown = { amount: formatAmount(received), currency: received.currency };
  const to = { siteId, memberId: deposit.memberId, at: deps.clock.now() };
  await tellMember(tx, to, { kind: 'deposit_settled', params: { amount: shown } });
}

async function noteProgress(tx: Tx, deposit: Deposit, { confirmations, paymentId }: PaymentFact): Promise<Applied> {
  const isSamePayment = (deposit.providerPaymentId ?? paymentId) === paymentId;
  const isNews = confirmations !== undefined && confirmations > (deposit.confirmations ?? -1);
  const isOver = deposit.state === 'failed' || deposit.state === 'succeeded';
  if (!isNews || !isSamePayment || isOver) return { outcome: 'ignored', deposit, changed: false };
  return { outcome: 'applied', deposit: await noteConfirmations(tx, deposit.id, confirmations), changed: true };
}

/**
 * Whether money that came for a deposit that was given up would take the member over a limit: nothing of it is counted
 * any more. Once it did it is for a person to say, also when there is room again.
 */
async function isOverLimit(deps: SettlementDeps, tx: Tx, deposit: Deposit, fact: PaymentFact): Promise<boolean> {
  const { state, amount, reviewReason } = deposit;
  const isGivenUp = state === 'failed' || state === 'expired';
  if (!isGivenUp || fact.state !== 'succeeded') return false;
  if (reviewReason === 'over_limit') return true;
  return !(await fitsIntoLimits(deps, tx, deposit, amount.amount));
}

/** Makes of a fact about a locked deposit what it says. */
export async function applyFact(deps: SettlementDeps, tx: Tx, deposit: Deposit, fact: PaymentFact): Promise<Applied> {
  const ignored = { outcome: 'ignored', deposit, changed: false } as const;
  const now = deps.clock.now();
  if (fact.state === 'pending') return noteProgress(tx, deposit, fact);
  const strange = strangenessOf(deposit, fact, now);
  const reason = strange ?? ((await isOverLimit(deps, tx, deposit, fact)) ? 'over_limit' : undefined);
  if (reason !== undefined) {
    const flagged = await flagForReview(tx, deposit, fact, { reason, at: now });
    const outcome = outcomeOf(reason, flagged !== undefined);
    return { outcome, deposit: flagged ?? deposit, changed: flagged !== undefined };
  }
  // Success is final. A failure may still turn into success, since money that came in is the member's.
  if (deposit.state === 'succeeded') return ignored;
  const { paymentId } = fact;
  if (fact.state === 'succeeded') {
    const authorisation = fact.authorisation ?? null;
    const confirmations = fact.confirmations ?? deposit.confirmations;
    await creditDeposit(deps, tx, { ...deposit, authorisation });
    await notePaidDeposit(tx, deposit, now);
    const how = { paymentId, authorisation, confirmations };
    const end = { state: 'succeeded' as const, failure: null, ...how, settledAt: now };
    return { outcome: 'applied', deposit: await settleDeposit(tx, deposit.id, end), changed: true };
  }
  if (deposit.state === 'failed' || deposit.state === 'expired') return ignored;
  const failure = fact.state === 'failed' ? (fact.failure ?? 'declined') : null;
  // Who changes their mind has not been refused.
  if (failure !== null && failure !== 'cancelled') await noteFailedDeposit(tx, deposit, now);
  const how = { paymentId, authorisation: null, confirmations: deposit.confirmations };
  const end = { state: fact.state, failure, ...how, settledAt: null };
  return { outcome: 'applied', deposit: await settleDeposit(tx, deposit.id, end), changed: true };
}

/** Ends a deposit whose time is over and of whose payment nothing was heard; one that has ended stays as it is. */
export function expireDeposit({ db }: Pick<SettlementDeps, 'db'>, id: string): Promise<Applied | undefined> {
  return db.transaction().execute(async (tx) => {
    const deposit = await lockDeposit(tx, id);
    if (deposit?.state !== 'created' && deposit?.state !== 'pending') return undefined;
    const { confirmations } = deposit;
    const how = { paymentId: null, authorisation: null, confirmations };
    const end = { state: 'expired' as const, failure: null, ...how, settledAt: null };
    return { outcome: 'applied', deposit: await settleDeposit(tx, id, end), changed: true };
  });
}
