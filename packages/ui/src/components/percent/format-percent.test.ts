import { expect, test } from 'vitest';
import { formatPercentParts } from './format-percent.ts';

test.each([
  ['es-MX', '62.4\u202f%'],
  ['es', '62,4\u202f%'],
  ['en', '62.4%'],
  ['de', '62,4\u202f%'],
  ['pt-BR', '62,4%'],
  ['tr', '%62,4'],
])('in %s it is written %s', (locale, figure) => {
  expect(formatPercentParts({ value: 62.4, locale, decimals: 1 })).toEqual({ sign: 1, figure });
});

test('digits stay Latin and without marks of direction', () => {
  expect(formatPercentParts({ value: 62, locale: 'ar', decimals: 0 }).figure).toMatch(/^62\u202f?%$/);
});

test('a decimal string is cut off, never rounded up', () => {
  expect(formatPercentParts({ value: '0.999', locale: 'en', decimals: 1 })).toEqual({ sign: 1, figure: '0.9%' });
});

test('what shows as zero has no sign', () => {
  expect(formatPercentParts({ value: -0.04, locale: 'en', decimals: 1 })).toEqual({ sign: 0, figure: '0.0%' });
});
