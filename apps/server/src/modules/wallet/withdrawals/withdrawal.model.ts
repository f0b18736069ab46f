import type { Money } from '@quetzal/domain/money';
import type { ReviewReason, WithdrawalState } from '@quetzal/domain/wallet';

/** What the member said of a payout that the provider called paid. `proven` is an operator's finding in a dispute. */
export const receipts = ['awaited', 'received', 'not_received', 'regarded_as_received', 'proven'] as const;
/** One of them. */
export type Receipt = (typeof receipts)[number];

/** Money that a member wants out. */
export interface Withdrawal {
  id: string;
  siteId: string;
  memberId: string;
  requestId: string;
  /** Where it was asked for from, ISO 3166-1 alpha-2; null where that is not known. */
  country: string | null;
  payoutAccountId: string;
  methodCode: string;
  provider: string;
  /** What leaves the member's balance. */
  amount: Money;
  /** What of it we keep; the payee gets the rest. */
  fee: Money;
  reference: string;
  state: WithdrawalState;
  reviewReasons: ReviewReason[];
  /** Why it was refused or given back. */
  reason: string | null;
  /** What a provider told that a person must look at. */
  attention: string | null;
  /** The provider's order that is under way, or was the last. */
  payoutId: string | null;
  polls: number;
  createdAt: Date;
  paidAt: Date | null;
  receipt: Receipt | null;
  receiptDueAt: Date | null;
}
