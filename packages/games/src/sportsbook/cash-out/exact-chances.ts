import type { Fraction } from '../fraction.ts';
import { ODDS_ONE, type Odds } from '../odds/odds.ts';
import type { ResultChances } from '../pricing/chances.ts';
import { accept, refuse, type Answer } from '../refusal.ts';
import { LEG_RESULTS, multiplierOf, type LegResult } from '../settlement/result.ts';

/** The chances of an open leg as whole billionths that add up to one billion, so that money never meets floating point. */
export type ExactChances = Readonly<Record<LegResult, bigint>>;

const PLACES = 9;
const BILLION = 10n ** BigInt(PLACES);
const NONE: ExactChances = { win: 0n, half_win: 0n, push: 0n, void: 0n, half_lose: 0n, lose: 0n };

/** Rounds each chance to a billionth; what is missing from one is the chance of a void leg. */
export function exactChances(chances: ResultChances): Answer<ExactChances> {
  const entries = Object.entries(chances).map(
    ([result, chance]) => [result, Math.round(chance * Number(BILLION))] as const,
  );
  if (entries.some(([, parts]) => !(parts >= 0))) return refuse('sports.probability_malformed');
  return complete(Object.fromEntries(entries.map(([result, parts]) => [result, BigInt(parts)])));
}

const decimal = /^([01])(?:\.(\d{1,9}))?$/;

/** Reads chances written as decimals of up to 9 places; results that are left out have none. */
export function readChances(texts: Readonly<Partial<Record<LegResult, string>>>): Answer<ExactChances> {
  const parts: Partial<Record<LegResult, bigint>> = {};
  for (const result of LEG_RESULTS) {
    const match = decimal.exec(texts[result] ?? '0');
    if (match === null) return refuse('sports.probability_malformed');
    const [, whole = '', fraction = ''] = match;
    parts[result] = BigInt(whole + fraction.padEnd(PLACES, '0'));
  }
  return complete(parts);
}

/** E[multiplier] of an open leg at the odds at which it was placed. */
export function expectedMultiplier(chances: ExactChances, odds: Odds): Fraction {
  const denominator = 2n * ODDS_ONE;
  const numerator = LEG_RESULTS.reduce((sum, result) => {
    const multiplier = multiplierOf({ result }, odds);
    return sum + chances[result] * ((multiplier.numerator * denominator) / multiplier.denominator);
  }, 0n);
  return { numerator, denominator: denominator * BILLION };
}

/** A rounding may leave the sum a few billionths above one: they are taken from the greatest chance. */
function complete(parts: Partial<ExactChances>): Answer<ExactChances> {
  const chances = { ...NONE, ...parts };
  const rest = BILLION - Object.values(chances).reduce((sum, part) => sum + part, 0n);
  if (rest >= 0n) return accept({ ...chances, void: chances.void + rest });
  if (rest < -BigInt(LEG_RESULTS.length)) return refuse('sports.probability_malformed');
  const greatest = LEG_RESULTS.reduce((best, result) => (chances[result] > chances[best] ? result : best));
  return accept({ ...chances, [greatest]: chances[greatest] + rest });
}
