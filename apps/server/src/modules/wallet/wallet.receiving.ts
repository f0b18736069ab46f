import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { PaymentFact } from './provider/payment-provider.ts';
import { noteEvent, setEventOutcome } from './wallet.events.store.ts';
import { applyFact, type Settled, type SettlementDeps } from './wallet.settlement.ts';
import { lockDeposit } from './wallet.store.ts';

/** A fact and how it reached us: sent by the provider with an id, or asked for. */
export interface ReceivedFact {
  provider: string;
  fact: PaymentFact;
  eventId: string | null;
}

const payloadOf = (fact: PaymentFact): string =>
  JSON.stringify({
    depositId: fact.depositId,
    paymentId: fact.paymentId,
    state: fact.state,
    amount: String(fact.amount.amount),
    currency: fact.amount.currency,
    ...(fact.confirmations === undefined ? {} : { confirmations: fact.confirmations }),
    ...(fact.sent === undefined ? {} : { sent: formatAmount(fact.sent), sentCurrency: fact.sent.currency }),
  });

async function reportUnknown(tx: Tx, { provider, fact }: Omit<ReceivedFact, 'eventId'>, at: Date): Promise<void> {
  const { depositId, paymentId, state, amount } = fact;
  await reportEvent(tx, {
    at,
    siteId: null,
    component: 'wallet.deposits',
    action: 'unknown_payment',
    subject: `payment:${provider}/${paymentId}`,
    actor: { kind: 'provider', id: provider },
    after: { depositId, state, amount: formatAmount(amount), currency: amount.currency },
  });
}

/**
 * Makes of a provider's fact what it says, exactly once however often, late or out of order it comes. Every event is kept,
 * also of a payment that is none of ours: the event report has a line of that.
 */
export function settle(deps: SettlementDeps, { provider, fact, eventId }: ReceivedFact): Promise<Settled> {
  const unknown = { outcome: 'unknown_payment', deposit: null, changed: false } as const;
  return deps.db.transaction().execute(async (tx) => {
    const named = await lockDeposit(tx, fact.depositId);
    const deposit = named?.provider === provider ? named : undefined;
    if (eventId === null) return deposit === undefined ? unknown : applyFact(deps, tx, deposit, fact);
    const receivedAt = deps.clock.now();
    const event = { provider, eventId, depositId: deposit?.id ?? null, payload: payloadOf(fact), receivedAt };
    const noted = await noteEvent(tx, event);
    if (deposit === undefined) {
      if (!noted.isNew) return unknown;
      await setEventOutcome(tx, event, unknown.outcome);
      await reportUnknown(tx, { provider, fact }, receivedAt);
      return unknown;
    }
    if (!noted.isNew) {
      const { outcome } = noted;
      return outcome === 'unknown_payment' ? unknown : { outcome, deposit, changed: false };
    }
    const settled = await applyFact(deps, tx, deposit, fact);
    await setEventOutcome(tx, event, settled.outcome);
    return settled;
  });
}
