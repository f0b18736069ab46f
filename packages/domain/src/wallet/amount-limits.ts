import { type Money, compare, formatAmount, payablePart, smallestPayable } from '../money/index.ts';

/** The least and the most that may be moved at once, both allowed. */
export interface AmountLimits {
  min: Money;
  max: Money;
}

/** An amount outside its limits; the code is also the key of the sentence. */
export type AmountProblem =
  | { code: 'wallet.amount_below_min'; params: { min: string } }
  | { code: 'wallet.amount_above_max'; params: { max: string } };

/** An amount finer than can be paid in or out; the code is also the key of the sentence. */
export interface FinenessProblem {
  code: 'wallet.amount_too_fine';
  params: { step: string };
}

/** What is wrong with an amount that enters or leaves the platform, or null: it may be finer than its currency is paid. */
export function checkFineness(amount: Money): FinenessProblem | null {
  if (payablePart(amount).amount === amount.amount) return null;
  return { code: 'wallet.amount_too_fine', params: { step: formatAmount(smallestPayable(amount.currency)) } };
}

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
