import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOfHub88, hub88AmountOf } from './hub88-amount.ts';

test('every amount comes back as it went', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (units) => {
      expect(hub88AmountOf(amountOfHub88(units))).toBe(units);
    }),
  );
});

test.each([
  [0, '0'],
  [1, '0.00001'],
  [100_000, '1'],
  [1_250_000, '12.5'],
])('%i is %s', (units, amount) => {
  expect(amountOfHub88(units)).toBe(amount);
});

test('a balance finer than the dialect is cut off', () => {
  expect(hub88AmountOf('1.999999')).toBe(199_999);
});
