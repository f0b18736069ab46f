import { checkAmountLimits } from '@quetzal/domain/wallet';
import { isBeyondCounting, unitsOf } from '#shared/amount/units-of.ts';
import type { UplineRules } from './upline-transfer.queries.ts';

const limitNames = { 'wallet.amount_below_min': 'below', 'wallet.amount_above_max': 'above' } as const;

/**
 * Why an amount cannot be sent to the upline, found in ledger units as the server finds it; null when it can.
 * @param amount a decimal string, empty for none
 * @param cash what the member has; undefined until it is known
 */
export function uplineProblemOf(
  amount: string,
  { currency, min, max }: Pick<UplineRules, 'currency' | 'min' | 'max'>,
  cash: string | undefined,
): 'missing' | 'below' | 'above' | 'funds' | null {
  if (isBeyondCounting(amount, currency)) return 'above';
  const money = (text: string) => ({ currency, amount: unitsOf(text, currency) ?? 0n });
  const value = money(amount);
  if (value.amount === 0n) return 'missing';
  const limit = checkAmountLimits(value, { min: money(min), max: money(max) });
  if (limit !== null) return limitNames[limit.code];
  return cash !== undefined && value.amount > money(cash).amount ? 'funds' : null;
}
