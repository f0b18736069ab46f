import { formatAmount, parseAmount, type Money } from '@quetzal/domain/money';
import { checkAmountLimits, depositFeeOf, depositReceivedOf } from '@quetzal/domain/wallet';
import { isBeyondCounting } from '#shared/amount/units-of.ts';
import type { DepositMethod } from './wallet.wire.ts';

/** What a deposit of an amount comes to; amounts are decimal strings. */
export interface DepositQuote {
  fee: string;
  received: string;
  /** Why the amount cannot be sent; null when it can. */
  problem: 'missing' | 'below' | 'above' | 'not_offered' | null;
}

const limitNames = { 'wallet.amount_below_min': 'below', 'wallet.amount_above_max': 'above' } as const;

/** Works out what a method would charge and give for `amount`, as the server will. An empty amount counts as none. */
export function quoteOf(amount: string, method: DepositMethod, currency: string): DepositQuote {
  const value = amountOf(amount, currency);
  if (value === null || value.amount === 0n)
    return {
      fee: formatAmount({ currency, amount: 0n }),
      received: formatAmount({ currency, amount: 0n }),
      problem: isBeyondCounting(plainOf(amount), currency) ? 'above' : 'missing',
    };
  const fee = { fixed: requiredAmount(method.fee.fixed, currency), basisPoints: basisPointsOf(method.fee.percent) };
  const limits = { min: requiredAmount(method.min, currency), max: requiredAmount(method.max, currency) };
  const limit = checkAmountLimits(value, limits);
  const isOffered = method.quickAmounts.some((quick) => isSameAmount(amount, quick, currency));
  return {
    fee: formatAmount(depositFeeOf(value, fee)),
    received: formatAmount(depositReceivedOf(value, fee)),
    problem: method.isAmountFixed && !isOffered ? 'not_offered' : limit === null ? null : limitNames[limit.code],
  };
}

/** True when two decimal strings are the same amount: `200` and `200.00`. */
export function isSameAmount(left: string, right: string, currency: string): boolean {
  const value = amountOf(left, currency);
  return value !== null && value.amount === amountOf(right, currency)?.amount;
}

/** A mark without digits behind it says nothing. */
const plainOf = (text: string): string => text.replace(/\.$/, '');

function amountOf(text: string, currency: string): Money | null {
  const read = parseAmount(plainOf(text), currency);
  return read.ok ? read.value : null;
}

function requiredAmount(text: string, currency: string): Money {
  const value = amountOf(text, currency);
  if (value === null) throw new RangeError(`Not an amount: ${text}`);
  return value;
}

/** Hundredths of a percent: `2.5` is 250. */
function basisPointsOf(percent: string): number {
  return Math.round(Number(percent) * 100);
}
