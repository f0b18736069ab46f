import { parseAmount } from '@quetzal/domain/money';

/** A decimal string in ledger units, to compare and to divide; null for what is no amount of the currency. */
export function unitsOf(text: string, currency: string): bigint | null {
  const parsed = parseAmount(text, currency);
  return parsed.ok ? parsed.value.amount : null;
}

/** True for a decimal string above everything that can be kept: above every limit, and no amount that is missing. */
export function isBeyondCounting(text: string, currency: string): boolean {
  const parsed = parseAmount(text, currency);
  return !parsed.ok && parsed.reason === 'too_large';
}
