import { type Mask, maskOf } from '../arithmetic/bits.ts';
import type { Range } from '../arithmetic/tuples.ts';
import { accept, type Place, refuse, type Result } from '../refusal.ts';

/** How many numbers a set may have. */
export type Size = { readonly min?: number; readonly max?: number };

const WORD = 32;

/**
 * Reads a set of distinct whole numbers of a range (below 64), in any order.
 * Refuses: `wrong_shape`, `wrong_type`, `out_of_range`, `duplicate`, `empty`, `too_few`, `too_many`.
 */
export function readNumbers(
  value: unknown,
  { low, high, min = 1, max = Infinity }: Range & Size,
  place?: Place,
): Result<readonly number[]> {
  if (!Array.isArray(value)) return refuse('lottery.wrong_shape', place);
  const numbers = value as unknown[];
  let lowSeen = 0;
  let highSeen = 0;
  for (const number of numbers) {
    if (typeof number !== 'number' || !Number.isInteger(number)) return refuse('lottery.wrong_type', place);
    if (number < low || number > high) return refuse('lottery.out_of_range', place);
    const bit = 1 << (number % WORD);
    const seen = number < WORD ? lowSeen : highSeen;
    if ((seen & bit) !== 0) return refuse('lottery.duplicate', place);
    if (number < WORD) lowSeen |= bit;
    else highSeen |= bit;
  }
  if (numbers.length < min) return refuse(numbers.length === 0 ? 'lottery.empty' : 'lottery.too_few', place);
  if (numbers.length > max) return refuse('lottery.too_many', place);
  return accept(numbers as number[]);
}

/** As `readNumbers`, for ranges below 32. */
export function readMask(value: unknown, limits: Range & Size, place?: Place): Result<Mask> {
  const numbers = readNumbers(value, limits, place);
  return numbers.ok ? accept(maskOf(numbers.value)) : numbers;
}
