import type { Money } from '@quetzal/domain/money';
import type { FastifyRequest } from 'fastify';
import type { PaymentInstructions } from './payment-instructions.ts';

/** Where a payment stands with its provider. Only `pending` can still change. */
export type PaymentState = 'pending' | 'succeeded' | 'failed' | 'expired';

/** Why a payment came to nothing, as far as its provider says. */
export const paymentFailures = ['declined', 'insufficient_funds', 'cancelled'] as const;
/** One of them. */
export type PaymentFailure = (typeof paymentFailures)[number];

/**
 * Whose e-wallet is asked: the one of a telephone (E.164), or the one that made an earlier payment, so that only the
 * provider keeps numbers.
 */
export type WalletPayer = { phone: string } | { samePayerAs: string };

/** What we ask a provider to collect. */
export interface PaymentRequest {
  /** Our id of the payment: asking twice with the same one makes one payment. */
  depositId: string;
  methodKind: string;
  methodCode: string;
  amount: Money;
  /** Of a payment by e-wallet; null for all others, and where only the payment of an earlier call is asked for. */
  payer: WalletPayer | null;
  /** What the payer sees on the statement. */
  reference: string;
  /** BCP 47 tag of the payer's language. */
  language: string;
  /** Where the provider sends the payer's browser afterwards. */
  returnUrl: string;
  expiresAt: Date;
}

/** What a provider says about a payment, in an event or when asked. */
export interface PaymentFact {
  depositId: string;
  paymentId: string;
  state: PaymentState;
  /** What was paid, in the currency that was asked for; before the end what was asked. */
  amount: Money;
  /** The number under which the payment was authorised. */
  authorisation?: string;
  /** Why it failed. */
  failure?: PaymentFailure;
  /** What the payer sent, when it was in another currency. */
  sent?: Money;
  /** When the payer paid: of a transfer when it was seen first. */
  paidAt?: Date;
  /** How many blocks stand on a transfer that has been seen. */
  confirmations?: number;
}

/** A payment that a provider has opened. */
export interface OpenedPayment {
  paymentId: string;
  /** The provider's page; null when there is nothing to do in this browser. */
  checkoutUrl: string | null;
  instructions: PaymentInstructions;
}

/** A fact that a provider sent by itself, with the provider's id of the message. */
export interface PaymentEvent extends PaymentFact {
  eventId: string;
}

/** Why a callback is no event: nothing proves that its provider sent it, or it did and nobody can read it. */
export type EventRefusal = 'unsigned' | 'malformed';

/** A callback as it came; the bytes of its body are what was signed. */
export type Callback = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'rawBody'>;

/** The provider cannot be reached or does not answer sensibly: nothing is known about the call's effect. */
export class PaymentProviderUnavailable extends Error {}

/**
 * Someone who collects payments for us. A real one is another implementation of this, listed in the wiring.
 * Calls throw `PaymentProviderUnavailable`, and only that, when the provider cannot be used now.
 */
export interface PaymentProvider {
  /** Its name in our rows and in the address of its callbacks. */
  readonly code: string;
  createPayment(request: PaymentRequest): Promise<OpenedPayment>;
  /** What became of a payment; undefined when the provider does not know it. */
  findPayment(payment: { depositId: string; paymentId: string }): Promise<PaymentFact | undefined>;
  /** Calls off a payment that its payer has not confirmed; the answer says what it came to, for it may be paid already. */
  cancelPayment(payment: { depositId: string; paymentId: string }): Promise<PaymentFact>;
  /** Asks the payer's phone a second time, and never a third; the answer says how the payment stands. */
  repeatRequest(payment: { depositId: string; paymentId: string }): Promise<PaymentFact>;
  /** The event in a callback, or why there is none. */
  readEvent(req: Callback, now: Date): PaymentEvent | EventRefusal;
}
