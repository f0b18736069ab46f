import { describe, expect, test } from 'vitest';
import { currencies, currencyOf, findCurrency } from './currency.ts';

describe('currencies', () => {
  test.each([
    ['MXN', 2],
    ['USD', 2],
    ['EUR', 2],
    ['BRL', 2],
    ['PHP', 2],
    ['THB', 2],
    ['VND', 0],
    ['INR', 2],
    ['IDR', 2],
    ['BDT', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['CNY', 2],
    ['USDT', 6],
  ])('%s is paid in and out with %i decimal places', (code, exponent) => {
    expect(currencyOf(code).exponent).toBe(exponent);
  });

  test.each(['JPY', 'KRW', 'VND', 'IDR'])('%s is shown without decimal places', (code) => {
    expect(currencyOf(code).displayDigits).toBe(0);
  });

  test.each([
    ['MXN', 1n],
    ['USDT', 1n],
    ['JPY', 10n],
    ['KRW', 100n],
    ['VND', 1000n],
    ['IDR', 1000n],
  ])('a bet of one is %s %i', (code, betUnit) => {
    expect(currencyOf(code).betUnit).toBe(betUnit);
  });

  test('the ledger counts finer than any of them is paid out', () => {
    for (const { scale, exponent } of currencies) expect(scale).toBeGreaterThanOrEqual(exponent);
  });

  test('a code stands for one currency, and an unknown one for none', () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
    expect(findCurrency('XXX')).toBeUndefined();
    expect(() => currencyOf('XXX')).toThrow(RangeError);
  });
});
