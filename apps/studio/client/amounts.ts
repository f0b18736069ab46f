import { findCurrency, parseAmount } from '@quetzal/domain/money';
import { figureTag } from '@quetzal/i18n';

/** Money as people of a language read it: the symbol before the figure, the places of its currency, cut off and not rounded. */
export function createAmountFormat(language: string, currency: string): (amount: string) => string {
  const known = findCurrency(currency);
  const places = known?.displayDigits ?? 2;
  const figure = new Intl.NumberFormat(figureTag(language), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    roundingMode: 'trunc',
  });
  const symbol = known?.symbol ?? `${currency} `;
  return (amount) => `${symbol}${figure.format(amount as Intl.StringNumericLiteral)}`;
}

/** The ledger units of an amount from the server. */
export function unitsOf(amount: string, currency: string): bigint {
  const parsed = parseAmount(amount, currency);
  if (!parsed.ok) throw new Error(`the amount ${amount} ${currency} is ${parsed.reason}`);
  return parsed.value.amount;
}
