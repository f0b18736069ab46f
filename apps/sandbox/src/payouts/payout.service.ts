import { parseAmount } from '@quetzal/domain/money';
import type { Database } from '../database/database.ts';
import { insertDeliveries } from '../deliveries/delivery.store.ts';
import { endOf, payoutBehaviourOf, planPayoutDeliveries } from './behaviour.ts';
import { duePayouts, endPayout, findPayout, keepPayout, type Payout } from './payout.store.ts';
import { payoutView } from './payout.view.ts';

const dueBatch = 100;
const payingMs = 1_000;

/** What a merchant asks us to pay. */
export interface PayoutOrder {
  merchantReference: string;
  kind: Payout['kind'];
  number: string;
  holderName: string;
  amount: string;
  currency: string;
  reference: string;
}

/** The sandbox's payouts. */
export interface Payouts {
  order(order: PayoutOrder): Promise<Payout | 'amount_invalid' | 'reference_reused'>;
  find(id: string): Promise<Payout | undefined>;
  /** Ends what has been pending for a second, and lets the merchant know as the amount's cents say. */
  payDue(): Promise<void>;
}

/** Payouts over the sandbox's database. */
export function createPayouts(deps: { db: Database; now: () => Date; newId: () => string }): Payouts {
  const { db, now, newId } = deps;

  async function end(due: Payout): Promise<void> {
    const behaviour = payoutBehaviourOf(due.amount, due.currency);
    await db.transaction().execute(async (tx) => {
      const at = now();
      const ended = await endPayout(tx, due.id, endOf(behaviour), at);
      if (ended === undefined) return;
      const plan = planPayoutDeliveries(behaviour, payoutView(ended), at, newId);
      const rows = plan.map((delivery) => ({ ...delivery, payment_id: null, payout_id: due.id, created_at: at }));
      await insertDeliveries(tx, rows);
    });
  }

  return {
    async order(order) {
      const amount = parseAmount(order.amount, order.currency);
      if (!amount.ok || amount.value.amount <= 0n) return 'amount_invalid';
      const payout = await db.transaction().execute((tx) =>
        keepPayout(tx, {
          id: newId(),
          merchant_reference: order.merchantReference,
          kind: order.kind,
          number: order.number,
          holder_name: order.holderName,
          amount: amount.value.amount,
          currency: order.currency,
          reference: order.reference,
          created_at: now(),
          due_at: new Date(now().getTime() + payingMs),
        }),
      );
      const isSame = payout.amount === amount.value.amount && payout.currency === order.currency;
      return isSame && payout.number === order.number ? payout : 'reference_reused';
    },
    find: (id) => findPayout(db, id),
    async payDue() {
      for (const due of await duePayouts(db, now(), dueBatch)) await end(due);
    },
  };
}
