import { type Money, compare, formatAmount } from '../money/index.ts';

/** The least and the most that may be moved at once, both allowed. */
export interface AmountLimits {
  min: Money;
  max: Money;
}

/** An amount outside its limits; the code is also the key of the sentence. */
export type AmountProblem =
  | { code: 'wallet.amount_below_min'; params: { min: string } }
  | { code: 'wallet.amount_above_max'; params: { max: string } };

/** What is wrong with an amount, or null. Limits and amount are of one currency. */
export function checkAmountLimits(amount: Money, limits: AmountLimits): AmountProblem | null {
  if (compare(amount, limits.min) < 0) {
    return { code: 'wallet.amount_below_min', params: { min: formatAmount(limits.min) } };
  }
  if (compare(amount, limits.max) > 0) {
    return { code: 'wallet.amount_above_max', params: { max: formatAmount(limits.max) } };
  }
  return null;
}
