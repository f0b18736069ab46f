import { formatAmount, parseAmount } from '@quetzal/domain/money';
import { Refusal } from './http/refusal.ts';

/** The total bets that every game offers, in whole units of the currency. */
export const STAKES = ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'] as const;

/** What a demo session starts with. */
const DEMO_CREDITS = '5000.00';

/** Ledger units as the decimal string of the wire. */
export const toDecimal = (amount: bigint, currency: string): string => formatAmount({ currency, amount });

/**
 * The demo credits in ledger units of a currency.
 * @throws Refusal 400 `currency_unknown`
 */
export function demoCredits(currency: string): bigint {
  const parsed = parseAmount(DEMO_CREDITS, currency);
  if (!parsed.ok) throw new Refusal(400, 'currency_unknown');
  return parsed.value.amount;
}

/**
 * A total bet in ledger units.
 * @throws Refusal 400 `stake_invalid` when it is not one of the offered bets
 */
export function parseStake(text: string, currency: string): bigint {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok || !STAKES.some((stake) => stake === text)) throw new Refusal(400, 'stake_invalid');
  return parsed.value.amount;
}

/**
 * An amount above nothing in ledger units, offered or not.
 * @throws Refusal 400 `stake_invalid`
 */
export function parseAnyStake(text: string, currency: string): bigint {
  const stake = unitsOf(text, currency);
  if (stake <= 0n) throw new Refusal(400, 'stake_invalid');
  return stake;
}

/**
 * A decimal string in ledger units.
 * @throws Refusal 400 `stake_invalid`
 */
export function unitsOf(text: string, currency: string): bigint {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) throw new Refusal(400, 'stake_invalid');
  return parsed.value.amount;
}
