import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from './currency.ts';
import { payablePart, smallestPayable } from './payable.ts';

const amounts = fc.record({
  currency: fc.constantFrom(...currencies.map(({ code }) => code)),
  amount: fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
});

test('what can be paid of an amount is a whole number of the smallest payable ones, and leaves less than one of them', () => {
  fc.assert(
    fc.property(amounts, (value) => {
      const step = smallestPayable(value.currency).amount;
      const { amount } = payablePart(value);
      expect(amount % step === 0n && amount <= value.amount && value.amount - amount < step).toBe(true);
    }),
  );
});

test.each([
  ['MXN', 1_001_234n, 1_001_200n],
  ['JPY', 1_009_999n, 1_000_000n],
  ['USDT', 1_234_567n, 1_234_567n],
])('%s: of %s units %s can be paid', (currency, amount, payable) => {
  expect(payablePart({ currency, amount })).toEqual({ currency, amount: payable });
});
