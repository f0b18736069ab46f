import { findCurrency, parseAmount } from '@quetzal/domain/money';

const FIGURE_LOCALES: Readonly<Record<string, string>> = { es: 'es-MX', pt: 'pt-BR', ar: 'en' };

/** The locale whose figures people of a language expect, Mexican and Brazilian ones among them; Latin digits in all. */
export const figureLocale = (language: string): string =>
  `${FIGURE_LOCALES[language.split('-')[0] ?? ''] ?? language}-u-nu-latn`;

/** Money as people of a language read it: the symbol before the figure, the places of its currency, cut off and not rounded. */
export function createAmountFormat(language: string, currency: string): (amount: string) => string {
  const locale = figureLocale(language);
  const places = findCurrency(currency)?.displayDigits ?? 2;
  const figure = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    roundingMode: 'trunc',
  });
  const symbol = currencySymbol(locale, currency);
  return (amount) => `${symbol}${figure.format(amount as Intl.StringNumericLiteral)}`;
}

function currencySymbol(locale: string, currency: string): string {
  try {
    const parts = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    return parts.find((part) => part.type === 'currency')?.value ?? '';
  } catch {
    return `${currency} `;
  }
}

/** The ledger units of an amount from the server. */
export function unitsOf(amount: string, currency: string): bigint {
  const parsed = parseAmount(amount, currency);
  if (!parsed.ok) throw new Error(`the amount ${amount} ${currency} is ${parsed.reason}`);
  return parsed.value.amount;
}
