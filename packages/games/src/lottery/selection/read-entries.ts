import type { Range } from '../arithmetic/tuples.ts';
import { accept, type Refusal, refuse, type Result } from '../refusal.ts';
import { entriesOf, foldWidth } from './split-entries.ts';

/** How one entry is written: `length` numbers, as bare digits or (spaced) as two-digit tokens with single spaces. */
export type EntryShape = Range & { readonly length: number; readonly spaced?: boolean; readonly distinct?: boolean };

const KEY_STEP = 4;
const ZERO_CODE = 48;

/** Numbers below 16 in order, as one number. */
export function keyOf(numbers: readonly number[]): number {
  let key = 0;
  for (const number of numbers) key = (key << KEY_STEP) | number;
  return key;
}

function digitsOf(text: string): number[] | undefined {
  const digits: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - ZERO_CODE;
    if (digit < 0 || digit > 9) return undefined;
    digits.push(digit);
  }
  return digits;
}

function tokensOf(text: string): number[] | undefined {
  const tokens = text.split(' ');
  return tokens.every((token) => /^\d+$/.test(token))
    ? tokens.map((token) => (token.length === 2 ? Number(token) : NaN))
    : undefined;
}

function readEntry(value: unknown, shape: EntryShape, entry: number): Result<number[]> {
  if (typeof value !== 'string') return refuse('lottery.wrong_type', { entry });
  const text = foldWidth(value);
  const numbers = shape.spaced === true ? tokensOf(text) : digitsOf(text);
  if (numbers === undefined) return refuse('lottery.bad_character', { entry });
  if (numbers.length !== shape.length || numbers.includes(NaN)) return refuse('lottery.wrong_length', { entry });
  if (numbers.some((number) => number < shape.low || number > shape.high)) {
    return refuse('lottery.out_of_range', { entry });
  }
  if (shape.distinct === true && new Set(numbers).size < numbers.length) {
    return refuse('lottery.repeated_number', { entry });
  }
  return accept(numbers);
}

/**
 * Reads written entries; one that appears twice counts once.
 * @param keyOfEntry what makes two entries the same; or why this one is refused
 */
export function readEntries(
  value: unknown,
  shape: EntryShape,
  keyOfEntry: (numbers: number[], entry: number) => number | Refusal,
): Result<ReadonlySet<number>> {
  const entries = entriesOf(value, shape.spaced === true);
  if (entries === undefined) return refuse('lottery.wrong_shape');
  if (entries.length === 0) return refuse('lottery.empty');
  const keys = new Set<number>();
  for (let entry = 0; entry < entries.length; entry += 1) {
    const numbers = readEntry(entries[entry], shape, entry);
    if (!numbers.ok) return numbers;
    const key = keyOfEntry(numbers.value, entry);
    if (typeof key !== 'number') return key;
    keys.add(key);
  }
  return accept(keys);
}
