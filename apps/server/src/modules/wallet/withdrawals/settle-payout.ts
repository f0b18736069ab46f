import { formatAmount } from '@quetzal/domain/money';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import type { PayoutFact } from './payout-provider.ts';
import * as payouts from './payouts.store.ts';
import { policyOf } from './policy.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { giveBack, payAgain, payOut } from './withdrawal-money.ts';
import { moveWithdrawal, reportWithdrawal } from './withdrawal-moves.ts';
import { lockWithdrawal, updateWithdrawal } from './withdrawals.store.ts';

export interface SettleDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
}

/** A fact and how it reached us: sent by the provider with an id, or asked for. */
export interface ReceivedPayoutFact {
  provider: string;
  fact: PayoutFact;
  eventId: string | null;
}

/** What became of a fact; `changed` tells whether the withdrawal moved. */
export type PayoutSettled =
  | { outcome: Exclude<payouts.PayoutOutcome, 'unknown_payout'>; withdrawal: Withdrawal; changed: boolean }
  | { outcome: 'unknown_payout'; withdrawal: null; changed: false };

type Attention = 'other_amount' | 'other_payout' | 'earlier_payout_paid' | 'paid_after_failed';

async function attend(deps: SettleDeps, tx: Tx, withdrawal: Withdrawal, attention: Attention, actor: EventActor) {
  const after = await updateWithdrawal(tx, withdrawal.id, { attention });
  const line = { action: 'attention', actor, at: deps.clock.now(), reason: attention };
  await reportWithdrawal(tx, { before: withdrawal, after }, line);
  return { outcome: 'mismatch', withdrawal: after, changed: false } as const;
}

function strangeness(withdrawal: Withdrawal, payout: payouts.Payout, fact: PayoutFact): Attention | undefined {
  const { amount, fee } = withdrawal;
  if (fact.amount.currency !== amount.currency || fact.amount.amount !== amount.amount - fee.amount) {
    return 'other_amount';
  }
  if ((payout.providerPayoutId ?? fact.providerPayoutId) !== fact.providerPayoutId) return 'other_payout';
  if (fact.state === 'paid' && withdrawal.payoutId !== payout.id) return 'earlier_payout_paid';
  return fact.state === 'paid' && withdrawal.state === 'failed' ? 'paid_after_failed' : undefined;
}

async function pay(
  deps: SettleDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  payoutId: string,
  actor: EventActor,
): Promise<Withdrawal> {
  const at = deps.clock.now();
  const { receiptMinutes } = await policyOf(tx, withdrawal.siteId, withdrawal.amount.currency);
  // What was put aside has left with the first payout.
  if (withdrawal.paidAt === null) await payOut(deps.ledger, tx, withdrawal);
  else await payAgain(deps.ledger, tx, withdrawal, payoutId);
  const receiptDueAt = new Date(at.getTime() + receiptMinutes * 60_000);
  const change = { paid_at: at, receipt: 'awaited', receipt_due_at: receiptDueAt };
  return moveWithdrawal(tx, withdrawal, { to: 'paid', actor, at, change });
}

async function apply(
  deps: SettleDeps,
  tx: Tx,
  { withdrawal, payout }: { withdrawal: Withdrawal; payout: payouts.Payout },
  fact: PayoutFact,
) {
  const actor: EventActor = { kind: 'provider', id: payout.provider };
  const strange = strangeness(withdrawal, payout, fact);
  if (strange !== undefined) return attend(deps, tx, withdrawal, strange, actor);
  await payouts.noteProviderId(tx, payout.id, fact.providerPayoutId);
  const at = deps.clock.now();
  const applied = (after: Withdrawal) => ({ outcome: 'applied', withdrawal: after, changed: true }) as const;
  if (withdrawal.payoutId === payout.id && withdrawal.state === 'paying') {
    if (fact.state === 'paid') return applied(await pay(deps, tx, withdrawal, payout.id, actor));
    if (fact.state === 'failed' && withdrawal.paidAt !== null) {
      const change = { attention: 'failed_again' };
      return applied(await moveWithdrawal(tx, withdrawal, { to: 'disputed', actor, at, change }));
    }
    if (fact.state === 'failed') {
      await giveBack(deps, tx, withdrawal);
      return applied(await moveWithdrawal(tx, withdrawal, { to: 'failed', actor, at, reason: 'provider_failed' }));
    }
  }
  if (withdrawal.payoutId === payout.id && withdrawal.state === 'paid' && fact.state === 'failed') {
    // The bank sent it back after all: what to do with the money is for a person to say.
    const change = { attention: 'failed_after_paid' };
    return applied(await moveWithdrawal(tx, withdrawal, { to: 'disputed', actor, at, change }));
  }
  return { outcome: 'ignored', withdrawal, changed: false } as const;
}

async function reportUnknown(tx: Tx, { provider, fact }: Omit<ReceivedPayoutFact, 'eventId'>, at: Date): Promise<void> {
  const { payoutId, providerPayoutId, state, amount } = fact;
  await reportEvent(tx, {
    at,
    siteId: null,
    component: 'wallet.withdrawals',
    action: 'unknown_payout',
    subject: `payout:${provider}/${providerPayoutId}`,
    actor: { kind: 'provider', id: provider },
    after: { payoutId, state, amount: formatAmount(amount), currency: amount.currency },
  });
}

/** The order that a fact is about, and its withdrawal, locked; undefined when it is none of that provider's. */
async function lockOrder(tx: Tx, { provider, fact }: Omit<ReceivedPayoutFact, 'eventId'>) {
  const named = await payouts.findPayout(tx, fact.payoutId);
  if (named?.provider !== provider) return undefined;
  const withdrawal = await lockWithdrawal(tx, named.withdrawalId);
  if (withdrawal === undefined) return undefined;
  // Read again: another fact may have named it while we waited for the lock.
  return { withdrawal, payout: (await payouts.findPayout(tx, named.id)) ?? named };
}

/**
 * Makes of a provider's fact what it says, exactly once however often, late or out of order it comes. Every event is kept,
 * also of a payout that is none of ours: the event report has a line of that.
 */
export function settlePayout(
  deps: SettleDeps,
  { provider, fact, eventId }: ReceivedPayoutFact,
): Promise<PayoutSettled> {
  const unknown = { outcome: 'unknown_payout', withdrawal: null, changed: false } as const;
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, { provider, fact });
    if (eventId === null) return order === undefined ? unknown : apply(deps, tx, order, fact);
    const { payoutId, providerPayoutId, state, amount } = fact;
    const { currency } = amount;
    const payload = JSON.stringify({ payoutId, providerPayoutId, state, amount: formatAmount(amount), currency });
    const receivedAt = deps.clock.now();
    const event = { provider, eventId, withdrawalId: order?.withdrawal.id ?? null, payload, receivedAt };
    const noted = await payouts.notePayoutEvent(tx, event);
    if (order === undefined) {
      if (!noted.isNew) return unknown;
      await payouts.setPayoutOutcome(tx, event, unknown.outcome);
      await reportUnknown(tx, { provider, fact }, receivedAt);
      return unknown;
    }
    if (!noted.isNew) {
      const { outcome } = noted;
      return outcome === 'unknown_payout' ? unknown : { outcome, withdrawal: order.withdrawal, changed: false };
    }
    const settled = await apply(deps, tx, order, fact);
    await payouts.setPayoutOutcome(tx, event, settled.outcome);
    return settled;
  });
}
