import type { CellValue } from './data-table-columns.ts';

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Which of two values comes first in rising order: negative, zero or positive. Decimal strings compare as the exact
 * numbers that they are, other text as the language does; what is missing comes after everything else.
 */
export function compareValues(a: CellValue, b: CellValue, text: Intl.Collator): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  const [first, second] = [toComparable(a), toComparable(b)];
  if (typeof first === 'string' || typeof second === 'string') {
    if (decimal.test(String(first)) && decimal.test(String(second)))
      return compareDecimals(String(first), String(second));
    return text.compare(String(first), String(second));
  }
  return first < second ? -1 : first > second ? 1 : 0;
}

function toComparable(value: NonNullable<CellValue>): string | number | bigint {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}

/* Exact at any length: money has more digits than a floating-point number keeps. */
function compareDecimals(a: string, b: string): number {
  const places = Math.max(decimalsOf(a), decimalsOf(b));
  const difference = scaled(a, places) - scaled(b, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function scaled(text: string, places: number): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(places, '0'));
}
