import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, parseAmount } from './decimal.ts';
import { currencies } from './currency.ts';

const anyMoney = fc.record({
  currency: fc.constantFrom(...currencies.map(({ code }) => code)),
  amount: fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }),
});

describe('amounts as text', () => {
  test('every amount survives the wire unchanged', () => {
    fc.assert(
      fc.property(anyMoney, (value) => {
        expect(parseAmount(formatAmount(value), value.currency)).toEqual({ ok: true, value });
      }),
    );
  });

  test('reading never throws, whatever comes in', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (text, code) => typeof parseAmount(text, code).ok === 'boolean'));
  });

  test.each([
    ['MXN', 5_000_000n, '500.00'],
    ['MXN', 1n, '0.0001'],
    ['MXN', 12_345n, '1.2345'],
    ['MXN', -10_500n, '-1.05'],
    ['USDT', 1n, '0.000001'],
    ['USDT', 1_500_000n, '1.50'],
    ['MXN', 0n, '0.00'],
  ])('%s %s units are written %s', (currency, amount, text) => {
    expect(formatAmount({ currency, amount })).toBe(text);
  });

  test.each([
    ['', 'malformed'],
    ['1,000.00', 'malformed'],
    ['1e3', 'malformed'],
    ['+1', 'malformed'],
    ['.5', 'malformed'],
    ['1.', 'malformed'],
    ['1.00000', 'too_many_places'],
    ['123456789012345.00', 'too_large'],
  ])('%j is refused as %s', (text, reason) => {
    expect(parseAmount(text, 'MXN')).toEqual({ ok: false, reason });
  });

  test('a currency that the ledger does not hold is refused', () => {
    expect(parseAmount('1', 'XXX')).toEqual({ ok: false, reason: 'unknown_currency' });
  });
});
