import { plus, roundToPlaces, ONE, type Fraction } from '../fraction.ts';
import { refuse, type Answer } from '../refusal.ts';
import { checkOdds, ODDS_ONE, type Odds } from './odds.ts';

/** How odds are written; only for showing: stakes and payouts always follow the decimal odds. */
export type OddsFormat = 'decimal' | 'hk' | 'malay' | 'indo' | 'american';

export const ODDS_FORMATS: readonly OddsFormat[] = ['decimal', 'hk', 'malay', 'indo', 'american'];

const CENT = 100n;

/**
 * The exact number of a format, with h the profit of one unit (decimal odds - 1): Hong Kong h; Malay h up to 1, else
 * -1/h; Indonesian h from 1, else -1/h; American 100h from 1, else -100/h.
 */
export function quoteOf(odds: Odds, format: OddsFormat): Fraction {
  const profit = odds - ODDS_ONE;
  const h: Fraction = { numerator: profit, denominator: ODDS_ONE };
  const loss: Fraction = { numerator: -ODDS_ONE, denominator: profit };
  switch (format) {
    case 'decimal':
      return { numerator: odds, denominator: ODDS_ONE };
    case 'hk':
      return h;
    case 'malay':
      return profit <= ODDS_ONE ? h : loss;
    case 'indo':
      return profit >= ODDS_ONE ? h : loss;
    case 'american':
      return inCents(profit >= ODDS_ONE ? h : loss);
    default:
      return format satisfies never;
  }
}

/**
 * The decimal odds of a number in a format, rounded to 1/10000: h = m for a positive number, -1/m for a negative one.
 * Refuses numbers that the format does not have, such as 0 or Malay 1.5.
 */
export function oddsOfQuote(quote: Fraction, format: OddsFormat): Answer<Odds> {
  const decimal = format === 'decimal' ? quote : decimalOf(format === 'american' ? perCent(quote) : quote, format);
  return decimal === undefined ? refuse('sports.odds_out_of_range') : checkOdds(roundToPlaces(decimal, 4));
}

function decimalOf(m: Fraction, format: Exclude<OddsFormat, 'decimal'>): Fraction | undefined {
  const size = m.numerator < 0n ? -m.numerator : m.numerator;
  if (size === 0n || (format === 'hk' && m.numerator < 0n)) return undefined;
  if (format === 'malay' && size > m.denominator) return undefined;
  if ((format === 'indo' || format === 'american') && size < m.denominator) return undefined;
  return plus(ONE, m.numerator > 0n ? m : { numerator: m.denominator, denominator: size });
}

function inCents({ numerator, denominator }: Fraction): Fraction {
  return { numerator: numerator * CENT, denominator };
}

function perCent({ numerator, denominator }: Fraction): Fraction {
  return { numerator, denominator: denominator * CENT };
}

const numberText = /^([+-]?)(\d{1,7})(?:\.(\d{1,4}))?$/;

/** Reads odds that a person typed in a format; accepts a leading + or -. */
export function readOdds(text: string, format: OddsFormat): Answer<Odds> {
  const match = numberText.exec(text);
  if (match === null) return refuse('sports.odds_malformed');
  const [, sign, whole = '', fraction = ''] = match;
  const size = BigInt(whole + fraction);
  const quote = { numerator: sign === '-' ? -size : size, denominator: 10n ** BigInt(fraction.length) };
  return oddsOfQuote(quote, format);
}

/** Odds as a person reads them: 3 decimals rounded half away from zero; American odds whole, with an explicit +. */
export function showOdds(odds: Odds, format: OddsFormat): string {
  const places = format === 'american' ? 0 : 3;
  const steps = roundToPlaces(quoteOf(odds, format), places);
  const digits = String(steps < 0n ? -steps : steps).padStart(places + 1, '0');
  const sign = steps < 0n ? '-' : format === 'american' ? '+' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
