import { formatAmount } from '@quetzal/domain/money';
import type { PaymentState } from '../database/tables.ts';
import type { Payment } from './payment.store.ts';

/** A payment as the merchant sees it. */
export interface PaymentView {
  id: string;
  merchantReference: string;
  method: string;
  amount: string;
  currency: string;
  state: PaymentState;
  checkoutUrl: string;
}

/** Puts a payment in the merchant's terms. */
export function paymentView(payment: Payment, publicUrl: string): PaymentView {
  const { id, method, currency, state } = payment;
  const amount = state === 'succeeded' ? (payment.paid_amount ?? payment.amount) : payment.amount;
  return {
    id,
    merchantReference: payment.merchant_reference,
    method,
    amount: formatAmount({ currency, amount }),
    currency,
    state,
    checkoutUrl: `${publicUrl}/checkout/${id}`,
  };
}
