import { currencyOf, findCurrency, formatAmount, parseAmount } from '@quetzal/domain/money';
import { Refusal } from './http/refusal.ts';

/** What a demo session starts with, in bet units. */
const DEMO_CREDITS = '5000.00';

/** Ledger units as the decimal string of the wire. */
export const toDecimal = (amount: bigint, currency: string): string => formatAmount({ currency, amount });

/**
 * The demo credits in ledger units of a currency.
 * @throws Refusal 400 `currency_unknown`
 */
export function demoCredits(currency: string): bigint {
  if (findCurrency(currency) === undefined) throw new Refusal(400, 'currency_unknown');
  return betUnitsOf(DEMO_CREDITS, currency);
}

/** Bets of a game, which names them in bet units, as decimals of a currency that is known. */
export const stakesIn = (currency: string, stakes: readonly string[]): string[] =>
  stakes.map((stake) => toDecimal(betUnitsOf(stake, currency), currency));

/**
 * So many bet units, a decimal, in ledger units of a currency that is known: of like worth in each.
 * @throws Refusal 400 `stake_invalid`
 */
export const betUnitsOf = (text: string, currency: string): bigint =>
  unitsOf(text, currency) * currencyOf(currency).betUnit;

/**
 * A total bet in ledger units.
 * @param offered the bets of the game in this currency
 * @throws Refusal 400 `stake_invalid` when it is none of them
 */
export function parseStake(text: string, currency: string, offered: readonly string[]): bigint {
  if (!offered.includes(text)) throw new Refusal(400, 'stake_invalid');
  return unitsOf(text, currency);
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
