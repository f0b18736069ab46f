import { currencyOf } from './currency.ts';

/** An amount of one currency. `amount` counts ledger units (see `Currency.scale`); it may be negative. */
export interface Money {
  currency: string;
  amount: bigint;
}

/** Money of `amount` ledger units; throws RangeError on an unknown currency. */
export function money(currency: string, amount: bigint): Money {
  return { currency: currencyOf(currency).code, amount };
}

/** No money of a currency. */
export function zero(currency: string): Money {
  return money(currency, 0n);
}

/** The sum; throws RangeError when the currencies differ, since that is a fault of the caller and not of a person. */
export function add(left: Money, right: Money): Money {
  return { currency: same(left, right), amount: left.amount + right.amount };
}

/** `left` less `right`; throws RangeError when the currencies differ. */
export function subtract(left: Money, right: Money): Money {
  return { currency: same(left, right), amount: left.amount - right.amount };
}

/** The same amount with the other sign. */
export function negate(value: Money): Money {
  return { currency: value.currency, amount: -value.amount };
}

/** -1 when `left` is less, 1 when it is more, 0 when equal; throws RangeError when the currencies differ. */
export function compare(left: Money, right: Money): -1 | 0 | 1 {
  same(left, right);
  if (left.amount === right.amount) return 0;
  return left.amount < right.amount ? -1 : 1;
}

function same(left: Money, right: Money): string {
  if (left.currency !== right.currency) throw new RangeError(`Currencies differ: ${left.currency}, ${right.currency}`);
  return left.currency;
}
