import { parseAmount } from '@quetzal/domain/money';
import type { Database } from '../database/database.ts';
import type { Behaviour, PaymentMethod, PaymentState } from '../database/tables.ts';
import { planDeliveries } from '../deliveries/behaviour.ts';
import { insertDeliveries } from '../deliveries/delivery.store.ts';
import type { Fault } from './fault.ts';
import { endPayment, findPayment, keepFault, keepPayment, overduePayments, type Payment } from './payment.store.ts';
import { paymentView } from './payment.view.ts';

const overdueBatch = 100;

/** What a merchant asks us to collect. */
export interface PaymentOrder {
  merchantReference: string;
  method: PaymentMethod;
  amount: string;
  currency: string;
  reference: string;
  returnUrl: string;
  expiresAt: string;
}

/** Why an order is refused. */
export type OrderRefusal = 'amount_invalid' | 'return_url_not_allowed' | 'reference_reused';

export interface PaymentsDeps {
  db: Database;
  now: () => Date;
  newId: () => string;
  publicUrl: string;
  returnOrigins: readonly string[];
}

/** The sandbox's payments. */
export interface Payments {
  open(order: PaymentOrder): Promise<Payment | OrderRefusal>;
  find(id: string): Promise<Payment | undefined>;
  /** Decides what goes wrong with a payment that can still be made; undefined when there is none. */
  misbehave(id: string, fault: Fault): Promise<Payment | undefined>;
  /**
   * Ends a payment and lets the merchant know, in the way that was decided for it unless another is named; one that has
   * ended already stays as it is.
   */
  end(id: string, state: Exclude<PaymentState, 'pending'>, behaviour?: Behaviour): Promise<Payment | undefined>;
  /** Ends payments whose time is over. */
  expireOverdue(): Promise<void>;
}

/** Payments over the sandbox's database. */
export function createPayments({ db, now, newId, publicUrl, returnOrigins }: PaymentsDeps): Payments {
  async function open(order: PaymentOrder): Promise<Payment | OrderRefusal> {
    const amount = parseAmount(order.amount, order.currency);
    if (!amount.ok || amount.value.amount <= 0n) return 'amount_invalid';
    if (!returnOrigins.includes(new URL(order.returnUrl).origin)) return 'return_url_not_allowed';
    const payment = await db.transaction().execute((tx) =>
      keepPayment(tx, {
        id: newId(),
        merchant_reference: order.merchantReference,
        method: order.method,
        amount: amount.value.amount,
        currency: order.currency,
        reference: order.reference,
        return_url: order.returnUrl,
        created_at: now(),
        expires_at: new Date(order.expiresAt),
      }),
    );
    const same = payment.amount === amount.value.amount && payment.currency === order.currency;
    return same && payment.method === order.method ? payment : 'reference_reused';
  }

  async function end(id: string, state: Exclude<PaymentState, 'pending'>, behaviour?: Behaviour) {
    return db.transaction().execute(async (tx) => {
      const at = now();
      const ended = await endPayment(tx, id, state, at);
      if (ended === undefined) return undefined;
      const plan = planDeliveries(behaviour ?? ended.behaviour, paymentView(ended, publicUrl), at, newId);
      await insertDeliveries(
        tx,
        plan.map((delivery) => ({ ...delivery, payment_id: id, payout_id: null, created_at: at })),
      );
      return ended;
    });
  }

  return {
    open,
    find: (id) => findPayment(db, id),
    misbehave: (id, fault) => keepFault(db, id, fault),
    async end(id, state, behaviour) {
      return (await end(id, state, behaviour)) ?? findPayment(db, id);
    },
    async expireOverdue() {
      for (const id of await overduePayments(db, now(), overdueBatch)) await end(id, 'expired');
    },
  };
}
