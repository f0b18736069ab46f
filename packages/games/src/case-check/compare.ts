import type { Fault } from './verdict.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The differences between what an example expects and what came out. Only what the example names is compared, so an
 * example may leave fields out; lists have to be equally long, and a bigint equals the decimal string of its value.
 */
export function compare(field: string, expected: unknown, actual: unknown): readonly Fault[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ field, expected, actual }];
    return expected.flatMap((item, index) => compare(`${field}[${String(index)}]`, item, actual[index]));
  }
  if (isRecord(expected)) {
    if (!isRecord(actual)) return [{ field, expected, actual }];
    return Object.entries(expected).flatMap(([key, value]) =>
      compare(field === '' ? key : `${field}.${key}`, value, actual[key]),
    );
  }
  const plain = typeof actual === 'bigint' ? String(actual) : actual;
  return expected === plain ? [] : [{ field, expected, actual }];
}
