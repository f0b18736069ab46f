import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, money, negate, subtract, zero } from './money.ts';

const pesos = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((amount) => money('MXN', amount));

describe('money', () => {
  test('taking away what was added gives back the same', () => {
    fc.assert(
      fc.property(pesos, pesos, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
      }),
    );
  });

  test('money and its opposite are nothing together', () => {
    fc.assert(
      fc.property(pesos, (a) => {
        expect(add(a, negate(a))).toEqual(zero('MXN'));
      }),
    );
  });

  test('order agrees with the difference', () => {
    fc.assert(
      fc.property(pesos, pesos, (a, b) => {
        const { amount } = subtract(a, b);
        expect(compare(a, b)).toBe(amount === 0n ? 0 : amount < 0n ? -1 : 1);
      }),
    );
  });

  test('two currencies never mix', () => {
    expect(() => add(money('MXN', 1n), money('USD', 1n))).toThrow(RangeError);
    expect(() => compare(money('MXN', 1n), money('USD', 1n))).toThrow(RangeError);
  });

  test('an unknown currency is not money', () => {
    expect(() => money('XXX', 1n)).toThrow(RangeError);
  });
});
