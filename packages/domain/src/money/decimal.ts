import { currencyOf, findCurrency } from './currency.ts';
import type { Money } from './money.ts';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;
/** Ledger units are kept in 64 bits; a limit below that leaves room for sums. */
const amountMax = 10n ** 18n - 1n;
const wirePlacesMin = 2;

/** Why a text is no amount. */
export type AmountRefusal = 'unknown_currency' | 'malformed' | 'too_many_places' | 'too_large';

/** The outcome of reading an amount. */
export type ParsedAmount = { ok: true; value: Money } | { ok: false; reason: AmountRefusal };

/**
 * Reads a decimal string such as `500.00` or `-0.0001` as money. Refuses anything else: no signs but a minus, no
 * exponent, no separators, no more places than the currency's ledger scale (zeros beyond it are no exception).
 */
export function parseAmount(text: string, currencyCode: string): ParsedAmount {
  const currency = findCurrency(currencyCode);
  if (currency === undefined) return { ok: false, reason: 'unknown_currency' };
  const match = decimal.exec(text);
  if (match === null) return { ok: false, reason: 'malformed' };
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > currency.scale) return { ok: false, reason: 'too_many_places' };
  if (whole.length > 18) return { ok: false, reason: 'too_large' };
  const size = BigInt(whole + fraction.padEnd(currency.scale, '0'));
  if (size > amountMax) return { ok: false, reason: 'too_large' };
  return { ok: true, value: { currency: currency.code, amount: sign === '-' ? -size : size } };
}

/** Money as a decimal string for the wire: exact, with at least 2 places and no zeros beyond them. */
export function formatAmount(value: Money): string {
  const { scale } = currencyOf(value.currency);
  const size = value.amount < 0n ? -value.amount : value.amount;
  const digits = size.toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '').padEnd(wirePlacesMin, '0');
  return `${value.amount < 0n ? '-' : ''}${digits.slice(0, -scale)}.${fraction}`;
}
