import { parseAmount } from '@quetzal/domain/money';
import type { Database, Tx } from '../database/database.ts';
import type { Behaviour, PaymentFailure, PaymentMethod, PaymentState } from '../database/tables.ts';
import { planDeliveries } from '../deliveries/behaviour.ts';
import { insertDeliveries } from '../deliveries/delivery.store.ts';
import type { Fault } from './fault.ts';
import {
  endPayment,
  findPayment,
  findPaymentOf,
  keepFault,
  keepPayment,
  noteRepeat,
  overduePayments,
  type Payment,
  paymentsOnPhones,
} from './payment.store.ts';
import { paymentView } from './payment.view.ts';
import { mayReturnTo } from './return-origins.ts';
import { token, tokensFor } from './token.ts';
import { wayOf } from './wallet-numbers.ts';
import { addConfirmation, noteTransfer, transfersToConfirm } from './transfer.store.ts';

const overdueBatch = 100;
const blockMs = 2_000;
const onPhonesMax = 100;

/** What a merchant asks us to collect. */
export interface PaymentOrder {
  merchantReference: string;
  method: PaymentMethod;
  amount: string;
  currency: string;
  reference: string;
  returnUrl: string;
  expiresAt: string;
  /** The telephone of an e-wallet; an order that is given once more need not name it again. */
  phone?: string;
  /** An earlier payment by the same e-wallet, instead of its telephone. */
  samePayerAs?: string;
}

/** Why an order is refused. */
export type OrderRefusal =
  | 'amount_invalid'
  | 'currency_not_traded'
  | 'return_url_not_allowed'
  | 'payer_unknown'
  | 'reference_reused';

/** Where a payment ends, and why when it comes to nothing. */
export interface PaymentEnd {
  state: Exclude<PaymentState, 'pending'>;
  failure?: PaymentFailure;
}

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
  /** E-wallet payments that wait on telephones, newest first. */
  waitingOnPhones(): Promise<Payment[]>;
  /** Calls a payment off for the merchant; one that has ended stays as it is. */
  cancel(id: string): Promise<Payment | undefined>;
  /** Asks the payer's telephone once more; asked again it stays at that. */
  repeat(id: string): Promise<Payment | undefined>;
  /** Decides what goes wrong with a payment that can still be made; undefined when there is none. */
  misbehave(id: string, fault: Fault): Promise<Payment | undefined>;
  /**
   * Ends a payment and lets the merchant know, in the way that was decided for it unless another is named; one that has
   * ended already stays as it is.
   */
  end(id: string, end: PaymentEnd, behaviour?: Behaviour): Promise<Payment | undefined>;
  /** A transfer of the token is seen on the chain, in time or not; it is good once enough blocks stand on it. */
  transfer(id: string): Promise<void>;
  /** Puts blocks on transfers, and ends those that have enough. */
  confirmDue(): Promise<void>;
  /** Ends payments whose time is over. */
  expireOverdue(): Promise<void>;
}

/** Payments over the sandbox's database. */
export function createPayments({ db, now, newId, publicUrl, returnOrigins }: PaymentsDeps): Payments {
  async function open(order: PaymentOrder): Promise<Payment | OrderRefusal> {
    const amount = parseAmount(order.amount, order.currency);
    if (!amount.ok || amount.value.amount <= 0n) return 'amount_invalid';
    if (!mayReturnTo(order.returnUrl, returnOrigins)) return 'return_url_not_allowed';
    const payAmount = order.method === 'usdt' ? tokensFor(amount.value.amount, order.currency) : null;
    if (payAmount === undefined) return 'currency_not_traded';
    const phone = order.method === 'wallet' ? await phoneOf(order) : null;
    if (phone === undefined) return 'payer_unknown';
    const way = phone === null ? undefined : wayOf(phone);
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
        pay_amount: payAmount,
        phone,
        ...(way?.behaviour === undefined ? {} : { behaviour: way.behaviour }),
      }),
    );
    const same = payment.amount === amount.value.amount && payment.currency === order.currency;
    if (!same || payment.method !== order.method) return 'reference_reused';
    if (way?.end === 'refused') await end(payment.id, { state: 'failed', failure: 'declined' });
    return payment;
  }

  /** The telephone that an order names, itself, by an earlier payment or by its own; undefined when there is none. */
  async function phoneOf({ phone, samePayerAs, merchantReference }: PaymentOrder): Promise<string | undefined> {
    if (phone !== undefined) return phone;
    const payment =
      samePayerAs === undefined ? await findPaymentOf(db, merchantReference) : await findPayment(db, samePayerAs);
    return payment?.phone ?? undefined;
  }

  async function tell(tx: Tx, payment: Payment, behaviour: Behaviour | undefined): Promise<void> {
    const at = now();
    const plan = planDeliveries(behaviour ?? payment.behaviour, paymentView(payment, publicUrl), at, newId);
    const rows = plan.map((delivery) => ({ ...delivery, payment_id: payment.id, payout_id: null, created_at: at }));
    await insertDeliveries(tx, rows);
  }

  function end(id: string, { state, failure }: PaymentEnd, behaviour?: Behaviour) {
    return db.transaction().execute(async (tx) => {
      const ended = await endPayment(tx, id, { state, failure: failure ?? null, at: now() });
      if (ended !== undefined) await tell(tx, ended, behaviour);
      return ended;
    });
  }

  const nextBlock = (): Date => new Date(now().getTime() + blockMs);

  function confirm(transfer: Payment): Promise<void> {
    return db.transaction().execute(async (tx) => {
      const isLast = (transfer.confirmations ?? 0) + 1 >= token.confirmationsRequired;
      const confirmed = await addConfirmation(tx, transfer, { at: now(), nextAt: isLast ? null : nextBlock() });
      if (confirmed !== undefined) await tell(tx, confirmed, undefined);
    });
  }

  return {
    open,
    find: (id) => findPayment(db, id),
    waitingOnPhones: () => paymentsOnPhones(db, now(), onPhonesMax),
    async cancel(id) {
      return (await end(id, { state: 'failed', failure: 'cancelled' })) ?? findPayment(db, id);
    },
    async repeat(id) {
      await noteRepeat(db, id);
      return findPayment(db, id);
    },
    misbehave: (id, fault) => keepFault(db, id, fault),
    async end(id, wanted, behaviour) {
      return (await end(id, wanted, behaviour)) ?? findPayment(db, id);
    },
    transfer: (id) =>
      db.transaction().execute(async (tx) => {
        const seen = await noteTransfer(tx, id, now(), nextBlock());
        if (seen !== undefined) await tell(tx, seen, undefined);
      }),
    async confirmDue() {
      for (const transfer of await transfersToConfirm(db, now(), overdueBatch)) await confirm(transfer);
    },
    async expireOverdue() {
      for (const id of await overduePayments(db, now(), overdueBatch)) await end(id, { state: 'expired' });
    },
  };
}
