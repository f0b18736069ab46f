import { formatAmount } from '@quetzal/domain/money';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { tellMember } from '#modules/inbox';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import type { PaymentFact } from './provider/payment-provider.ts';
import { settleDebts } from './debts/debts.ts';
import { noteFailedDeposit, notePaidDeposit } from './deposit-guard/deposit-guard.ts';
import { type EventOutcome, noteEvent, setEventOutcome } from './wallet.events.store.ts';
import type { Deposit } from './wallet.model.ts';
import { flagForReview, strangenessOf } from './reviews/flag-for-review.ts';
import { lockDeposit, noteConfirmations, settleDeposit } from './wallet.store.ts';

/** What became of a provider's fact; `deposit` is as it is afterwards, `changed` tells whether it moved. */
export type Settled =
  | { outcome: EventOutcome; deposit: Deposit; changed: boolean }
  | { outcome: 'unknown_payment'; deposit: null; changed: false };

export interface SettlementDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
}

/** A fact and how it reached us: sent by the provider with an id, or asked for. */
export interface ReceivedFact {
  provider: string;
  fact: PaymentFact;
  eventId: string | null;
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

async function noteProgress(tx: Tx, deposit: Deposit, { confirmations, paymentId }: PaymentFact): Promise<Settled> {
  const isSamePayment = (deposit.providerPaymentId ?? paymentId) === paymentId;
  const isNews = confirmations !== undefined && confirmations > (deposit.confirmations ?? -1);
  if (!isNews || !isSamePayment || deposit.state === 'failed') return { outcome: 'ignored', deposit, changed: false };
  return { outcome: 'applied', deposit: await noteConfirmations(tx, deposit.id, confirmations), changed: true };
}

async function apply(deps: SettlementDeps, tx: Tx, deposit: Deposit, fact: PaymentFact): Promise<Settled> {
  const ignored = { outcome: 'ignored', deposit, changed: false } as const;
  const now = deps.clock.now();
  // Success is final. A failure may still turn into success, since money that came in is the member's.
  if (deposit.state === 'succeeded') return ignored;
  if (fact.state === 'pending') return noteProgress(tx, deposit, fact);
  const strangeness = strangenessOf(deposit, fact, now);
  if (strangeness !== undefined) {
    const flagged = await flagForReview(tx, deposit, fact, { reason: strangeness, at: now });
    return { outcome: 'mismatch', deposit: flagged ?? deposit, changed: flagged !== undefined };
  }
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

/** Makes of a provider's fact what it says, exactly once however often, late or out of order it comes. */
export function settle(deps: SettlementDeps, { provider, fact, eventId }: ReceivedFact): Promise<Settled> {
  return deps.db.transaction().execute(async (tx) => {
    const deposit = await lockDeposit(tx, fact.depositId);
    if (deposit === undefined || deposit.provider !== provider) {
      return { outcome: 'unknown_payment', deposit: null, changed: false };
    }
    if (eventId === null) return apply(deps, tx, deposit, fact);
    const payload = JSON.stringify({
      paymentId: fact.paymentId,
      state: fact.state,
      amount: String(fact.amount.amount),
      ...(fact.confirmations === undefined ? {} : { confirmations: fact.confirmations }),
      ...(fact.sent === undefined ? {} : { sent: formatAmount(fact.sent), sentCurrency: fact.sent.currency }),
    });
    const event = { provider, eventId, depositId: deposit.id, payload, receivedAt: deps.clock.now() };
    const noted = await noteEvent(tx, event);
    if (!noted.isNew) return { outcome: noted.outcome, deposit, changed: false };
    const settled = await apply(deps, tx, deposit, fact);
    if (settled.outcome !== 'unknown_payment') await setEventOutcome(tx, event, settled.outcome);
    return settled;
  });
}
