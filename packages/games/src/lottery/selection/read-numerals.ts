import { accept, refuse, type Result } from '../refusal.ts';
import { entriesOf, foldWidth } from './split-entries.ts';

/** How numerals are written: so many digits each; `R` may stand for any digit where `rolls` says so. */
export type NumeralShape = { readonly digits: number; readonly rolls?: boolean };

function readNumeral(value: unknown, { digits, rolls = false }: NumeralShape, entry: number): Result<string> {
  if (typeof value !== 'string') return refuse('lottery.wrong_type', { entry });
  const numeral = foldWidth(value);
  if (!(rolls ? /^[\dR]*$/ : /^\d*$/).test(numeral)) return refuse('lottery.bad_character', { entry });
  return numeral.length === digits ? accept(numeral) : refuse('lottery.wrong_length', { entry });
}

/** Reads written numerals such as `07`, as many as there are. Refuses: `wrong_shape`, `empty` and what is wrong with one. */
export function readNumerals(value: unknown, shape: NumeralShape): Result<readonly string[]> {
  const entries = entriesOf(value, false);
  if (entries === undefined) return refuse('lottery.wrong_shape');
  if (entries.length === 0) return refuse('lottery.empty');
  const numerals: string[] = [];
  for (let entry = 0; entry < entries.length; entry += 1) {
    const numeral = readNumeral(entries[entry], shape, entry);
    if (!numeral.ok) return numeral;
    numerals.push(numeral.value);
  }
  return accept(numerals);
}

/** Reads a set of written numerals, at least `min` and at most `max`; one that appears twice is refused. */
export function readNumeralSet(
  value: unknown,
  shape: NumeralShape,
  { min = 1, max = Infinity }: { readonly min?: number; readonly max?: number } = {},
): Result<ReadonlySet<string>> {
  const numerals = readNumerals(value, shape);
  if (!numerals.ok) return numerals;
  const set = new Set(numerals.value);
  if (set.size < numerals.value.length) return refuse('lottery.duplicate');
  if (set.size < min) return refuse('lottery.too_few');
  return set.size > max ? refuse('lottery.too_many') : accept(set);
}

/** The digits of a numeral in ascending order: what stays the same in any order. */
export function sortedDigits(numeral: string): string {
  return numeral.length === 1 ? numeral : Array.from(numeral).sort().join('');
}

/** How many different numerals the digits of this one can be put to. */
export function arrangements(numeral: string): number {
  let count = 1;
  const seen = new Map<string, number>();
  for (let place = 0; place < numeral.length; place += 1) {
    const digit = numeral.charAt(place);
    const times = (seen.get(digit) ?? 0) + 1;
    seen.set(digit, times);
    count = (count * (place + 1)) / times;
  }
  return count;
}
