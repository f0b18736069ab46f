import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAmountLimits } from './amount-limits.ts';
import { depositFeeOf, depositReceivedOf, formatPercent } from './deposit-fee.ts';

const pesos = (amount: bigint) => ({ currency: 'MXN', amount });

describe('deposit fees', () => {
  test('fee and received always make up the deposit, and neither is negative', () => {
    const inputs = fc.tuple(fc.bigInt(0n, 10n ** 12n), fc.bigInt(0n, 10n ** 7n), fc.integer({ min: 0, max: 10_000 }));
    fc.assert(
      fc.property(inputs, ([amount, fixed, basisPoints]) => {
        const fee = { fixed: pesos(fixed), basisPoints };
        const charged = depositFeeOf(pesos(amount), fee).amount;
        const received = depositReceivedOf(pesos(amount), fee).amount;
        expect(charged + received === amount && charged >= 0n && received >= 0n).toBe(true);
      }),
    );
  });

  test('it is rounded down to what can be paid, so that what is left of a payable amount is payable', () => {
    expect(depositFeeOf(pesos(1_003_300n), { fixed: pesos(0n), basisPoints: 250 })).toEqual(pesos(25_000n));
    expect(depositFeeOf(pesos(1_000_000n), { fixed: pesos(1_050n), basisPoints: 0 })).toEqual(pesos(1_000n));
    const yen = { currency: 'JPY', amount: 1_230_000n };
    expect(depositFeeOf(yen, { fixed: { currency: 'JPY', amount: 0n }, basisPoints: 250 }).amount).toBe(30_000n);
  });

  test('percentages are written without needless zeros', () => {
    expect([0, 250, 1_000, 125].map(formatPercent)).toEqual(['0', '2.5', '10', '1.25']);
  });
});

describe('amount limits', () => {
  const limits = { min: pesos(1_000_000n), max: pesos(2_000_000n) };

  test('both ends are allowed', () => {
    expect(checkAmountLimits(limits.min, limits)).toBeNull();
    expect(checkAmountLimits(limits.max, limits)).toBeNull();
  });

  test('outside, the refusal names the limit', () => {
    expect(checkAmountLimits(pesos(999_999n), limits)).toEqual({
      code: 'wallet.amount_below_min',
      params: { min: '100.00' },
    });
    expect(checkAmountLimits(pesos(2_000_001n), limits)).toEqual({
      code: 'wallet.amount_above_max',
      params: { max: '200.00' },
    });
  });
});
