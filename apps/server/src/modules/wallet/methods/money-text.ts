import { type Money, parseAmount } from '@quetzal/domain/money';
import { checkFineness } from '@quetzal/domain/wallet';

/** The amount of a text that was checked. */
export function moneyOf(text: string, currency: string): Money {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) throw new Error(`${text} is no amount`);
  return parsed.value;
}

/** Whether a text is an amount that can be paid in a currency. */
export function isPayable(text: string, currency: string): boolean {
  const parsed = parseAmount(text, currency);
  return parsed.ok && checkFineness(parsed.value) === null;
}

/** What is said of a text that is not. */
export const unpayable = (currency: string): string => `cannot be paid in ${currency}, which has fewer places`;
