import { formatAmount } from '@quetzal/domain/money';
import type { Payout } from './payout.store.ts';

/** A payout as merchants see it, in answers and in events. */
export interface PayoutView {
  id: string;
  merchantReference: string;
  amount: string;
  currency: string;
  state: Payout['state'];
}

/** A payout on the wire; the account that it goes to is not repeated. */
export function payoutView({ id, merchant_reference, amount, currency, state }: Payout): PayoutView {
  return { id, merchantReference: merchant_reference, amount: formatAmount({ currency, amount }), currency, state };
}
