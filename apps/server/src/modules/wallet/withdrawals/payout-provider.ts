import type { Money } from '@quetzal/domain/money';
import type { PayoutKind } from '@quetzal/domain/wallet';
import type { Callback, EventRefusal } from '../provider/payment-provider.ts';

/** What we ask a provider to pay. */
export interface PayoutRequest {
  /** Our id of the payout: asking twice with the same one makes one payout. */
  payoutId: string;
  kind: PayoutKind;
  number: string;
  holderName: string;
  /** What the payee gets. */
  amount: Money;
  reference: string;
}

/** What a provider says about a payout, in an event or when asked. */
export interface PayoutFact {
  payoutId: string;
  providerPayoutId: string;
  state: 'pending' | 'paid' | 'failed';
  amount: Money;
}

/** A fact that a provider sent by itself, with the provider's id of the message. */
export interface PayoutEvent extends PayoutFact {
  eventId: string;
}

/**
 * Someone who pays for us. Calls throw `PaymentProviderUnavailable`, and only that, when nothing is known of their
 * effect; they may then be repeated with the same id.
 */
export interface PayoutProvider {
  /** Its name in our rows and in the address of its callbacks. */
  readonly code: string;
  createPayout(request: PayoutRequest): Promise<PayoutFact>;
  /** What became of a payout; undefined when the provider does not know it. */
  findPayout(providerPayoutId: string): Promise<PayoutFact | undefined>;
  /** The event in a callback, or why there is none. */
  readEvent(req: Callback, now: Date): PayoutEvent | EventRefusal;
}
