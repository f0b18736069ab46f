import { currencyOf } from './currency.ts';
import type { Money } from './money.ts';
import { truncateToPlaces } from './share.ts';

/** The smallest amount of a currency that can be paid in or out. */
export function smallestPayable(currencyCode: string): Money {
  const { scale, exponent } = currencyOf(currencyCode);
  return { currency: currencyCode, amount: 10n ** BigInt(scale - exponent) };
}

/** What of an amount can be paid in or out: without what is finer than the currency's smallest payable amount. */
export function payablePart({ currency, amount }: Money): Money {
  const { scale, exponent } = currencyOf(currency);
  return { currency, amount: truncateToPlaces(amount, scale, exponent) };
}
