import { parseAmount } from '@quetzal/domain/money';

/** A decimal string in ledger units, to compare and to divide; null for what is no amount of the currency. */
export function unitsOf(text: string, currency: string): bigint | null {
  const parsed = parseAmount(text, currency);
  return parsed.ok ? parsed.value.amount : null;
}
