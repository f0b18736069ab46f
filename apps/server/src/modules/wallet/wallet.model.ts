import type { Money } from '@quetzal/domain/money';
import type { DepositFee } from '@quetzal/domain/wallet';

/** Where a deposit stands: `created` has not reached the provider, `pending` waits for the payer, the rest are ends. */
export type DepositState = 'created' | 'pending' | 'succeeded' | 'failed' | 'expired';

/** How money comes in. */
export type PaymentKind = 'bank_transfer' | 'card' | 'cash' | 'crypto';

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
}

/** One payment of a member to the site. */
export interface Deposit {
  id: string;
  siteId: string;
  memberId: string;
  requestId: string;
  methodCode: string;
  provider: string;
  amount: Money;
  /** What the member asked for: differs from `amount` when an operator credited what came. */
  asked: Money;
  /** What the provider says was paid when it is not what was asked; null when that is nothing to credit. */
  came: Money | null;
  fee: Money;
  received: Money;
  state: DepositState;
  reference: string;
  providerPaymentId: string | null;
  checkoutUrl: string | null;
  reviewReason: string | null;
  flaggedAt: Date | null;
  reviewedAt: Date | null;
  polls: number;
  createdAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
}
