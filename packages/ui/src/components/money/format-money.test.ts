import { expect, test } from 'vitest';
import { formatMoneyParts } from './format-money.ts';

test('digits beyond the shown places are cut off, never rounded up', () => {
  expect(formatMoneyParts({ amount: '0.9999', locale: 'es-MX' })).toEqual({ sign: 1, figure: '0.99' });
  expect(formatMoneyParts({ amount: '-12480.409', locale: 'es-MX' })).toEqual({ sign: -1, figure: '12,480.40' });
});

test('an amount larger than a float can hold keeps every digit', () => {
  expect(formatMoneyParts({ amount: '90071992547409931.25', locale: 'en' }).figure).toBe('90,071,992,547,409,931.25');
});

test('an amount that shows as zero has no sign', () => {
  expect(formatMoneyParts({ amount: '-0.004', locale: 'en' })).toEqual({ sign: 0, figure: '0.00' });
});

test('separators follow the language and digits stay Latin', () => {
  expect(formatMoneyParts({ amount: '1234.5', locale: 'pt-BR' }).figure).toBe('1.234,50');
  expect(formatMoneyParts({ amount: '1234.5', locale: 'ar' }).figure).toMatch(/^1[,.]234[.,]50$/);
});

test('a whole figure can be shown without decimals', () => {
  expect(formatMoneyParts({ amount: '2431889210.75', locale: 'en', decimals: 0 }).figure).toBe('2,431,889,210');
});
