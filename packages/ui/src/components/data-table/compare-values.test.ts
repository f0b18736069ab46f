import { expect, test } from 'vitest';
import { compareValues } from './compare-values.ts';
import type { CellValue } from './data-table-columns.ts';

const text = new Intl.Collator('es', { numeric: true });
const sorted = (values: CellValue[]) => values.toSorted((a, b) => compareValues(a, b, text));

test('decimal strings are sorted as numbers, losses first', () => {
  expect(sorted(['9.50', '10.25', '-3.00', '-20.1'])).toEqual(['-20.1', '-3.00', '9.50', '10.25']);
});

test('amounts beyond what a floating-point number keeps are told apart', () => {
  expect(sorted(['90071992547409931.02', '90071992547409931.01'])[0]).toBe('90071992547409931.01');
});

test('text is sorted as its language does', () => {
  expect(sorted(['zorro', 'ñandú', 'nube', 'cuenta10', 'cuenta9'])).toEqual([
    'cuenta9',
    'cuenta10',
    'nube',
    'ñandú',
    'zorro',
  ]);
});

test('what is missing comes last', () => {
  expect(sorted([null, 3, undefined, 1])).toEqual([1, 3, null, undefined]);
});

test('dates and yes or no have an order too', () => {
  const [early, late] = [new Date(1), new Date(2)];
  expect(sorted([late, early])).toEqual([early, late]);
  expect(sorted([true, false])).toEqual([false, true]);
});
