import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, unitsOf } from './index.ts';

test('every amount comes back as it went', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (units) => {
      expect(unitsOf(amountOf(units))).toBe(units);
    }),
  );
});

test.each([
  ['1', '1.00'],
  ['0.5', '0.50'],
  ['12.345600', '12.3456'],
])('%s reads %s', (text, shown) => {
  expect(amountOf(unitsOf(text) ?? -1n)).toBe(shown);
});

test.each(['', '-1', '1.', '.5', '1e3', '1.1234567', '1,5', ' 1'])('"%s" is no amount', (text) => {
  expect(unitsOf(text)).toBeUndefined();
});
