import { formatAmount } from '@quetzal/domain/money';
import { authorisationOf } from '../checkout/pretended.ts';
import type { PaymentFailure, PaymentState } from '../database/tables.ts';
import { type Instructions, instructionsOf } from './instructions.ts';
import type { Payment } from './payment.store.ts';
import { token, worthOf } from './token.ts';

/** A payment as the merchant sees it. */
export interface PaymentView {
  id: string;
  merchantReference: string;
  method: string;
  /** What was asked; of a payment that was made, what was paid. */
  amount: string;
  currency: string;
  state: PaymentState;
  /** The hosted page; null when the payer confirms on a phone. */
  checkoutUrl: string | null;
  instructions: Instructions;
  /** What was sent of a token, once it has been seen. */
  sent: { amount: string; currency: string } | null;
  /** How many blocks stand on a transfer, once it has been seen. */
  confirmations: number | null;
  paidAt: string | null;
  failure: PaymentFailure | null;
  /** The number under which it was authorised, once it is paid. */
  authorisation: string | null;
}

const tokensSent = ({ paid_amount, pay_amount }: Payment): bigint => paid_amount ?? pay_amount ?? 0n;

function amountOf(payment: Payment): bigint {
  const { amount, paid_amount, pay_amount, currency, state } = payment;
  if (state !== 'succeeded' || paid_amount === null) return amount;
  if (pay_amount === null) return paid_amount;
  return paid_amount === pay_amount ? amount : worthOf(paid_amount, currency);
}

/** Puts a payment in the merchant's terms. */
export function paymentView(payment: Payment, publicUrl: string): PaymentView {
  const { id, method, currency, state, confirmations, failure, sent_at, settled_at } = payment;
  const paidAt = sent_at ?? (state === 'succeeded' ? settled_at : null);
  const sent = {
    amount: formatAmount({ currency: token.currency, amount: tokensSent(payment) }),
    currency: token.currency,
  };
  return {
    id,
    merchantReference: payment.merchant_reference,
    method,
    amount: formatAmount({ currency, amount: amountOf(payment) }),
    currency,
    state,
    checkoutUrl: method === 'wallet' ? null : `${publicUrl}/checkout/${id}`,
    instructions: instructionsOf(payment),
    sent: sent_at === null ? null : sent,
    confirmations,
    paidAt: paidAt?.toISOString() ?? null,
    failure,
    authorisation: state === 'succeeded' ? authorisationOf(id) : null,
  };
}
