import type { Money } from '@quetzal/domain/money';
import type { DepositFee } from '@quetzal/domain/wallet';
import type { PaymentInstructions } from './provider/payment-instructions.ts';
import type { PaymentFailure } from './provider/payment-provider.ts';

/** Where a deposit stands: `created` has not reached the provider, `pending` waits for the payer, the rest are ends. */
export type DepositState = 'created' | 'pending' | 'succeeded' | 'failed' | 'expired';

/** How money comes in. */
export const paymentKinds = ['bank_transfer', 'card', 'cash', 'crypto', 'e_wallet'] as const;
/** One of them. */
export type PaymentKind = (typeof paymentKinds)[number];

/** Why a deposit came to nothing: what its provider said, or `rejected` by an operator. */
export type DepositFailure = PaymentFailure | 'rejected';

/** A way to pay in that a site offers. */
export interface DepositMethod {
  code: string;
  kind: PaymentKind;
  /** Code of the `PaymentProvider` that collects. */
  provider: string;
  min: Money;
  max: Money;
  fee: DepositFee;
  /** How long a payment usually takes. */
  minutes: number;
  /** How long a started payment may still be paid. */
  validMinutes: number;
  quickAmounts: Money[];
  /** Only the quick amounts can be paid. */
  isAmountFixed: boolean;
}

/** One payment of a member to the site. */
export interface Deposit {
  id: string;
  siteId: string;
  memberId: string;
  requestId: string;
  /** Where it was asked for from, ISO 3166-1 alpha-2; null where that is not known. */
  country: string | null;
  methodCode: string;
  provider: string;
  amount: Money;
  /** What the member asked for: differs from `amount` when an operator credited what came. */
  asked: Money;
  /** What the member asked for, when a limit left less; null otherwise. */
  clippedFrom: Money | null;
  /** What the provider says was paid when it is not what was asked; null when that is nothing to credit. */
  came: Money | null;
  fee: Money;
  received: Money;
  state: DepositState;
  reference: string;
  providerPaymentId: string | null;
  /** The number under which the provider authorised the payment; null before, and when it has none. */
  authorisation: string | null;
  checkoutUrl: string | null;
  /** How to pay; null before the provider has said it. */
  instructions: PaymentInstructions | null;
  /** How many blocks stand on a transfer; null before it has been seen. */
  confirmations: number | null;
  /** The e-wallet's telephone as its owner recognises it; null for other methods. The whole number is nowhere. */
  maskedPhone: string | null;
  /** What deposits that ask this telephone have in common. */
  phoneFingerprint: string | null;
  /** When the phone was asked a second time. */
  resentAt: Date | null;
  failure: DepositFailure | null;
  /** What the operator who rejected it wrote to the member. */
  reason: string | null;
  reviewReason: string | null;
  /** The operator who wants what came to be credited, where that takes a second one; null for nobody. */
  creditProposedBy: string | null;
  creditProposedAt: Date | null;
  flaggedAt: Date | null;
  reviewedAt: Date | null;
  polls: number;
  createdAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
}
