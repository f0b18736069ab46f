import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floorDivide, floorShare, truncateToPlaces } from './share.ts';

const units = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const count = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('shares', () => {
  test('a floor is the greatest whole number that is not above the quotient', () => {
    fc.assert(
      fc.property(units, count, (amount, by) => {
        const floor = floorDivide(amount, by);
        expect(floor * by <= amount && (floor + 1n) * by > amount).toBe(true);
      }),
    );
  });

  test('the shares of a whole never add up to more than the whole', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.array(count, { minLength: 1, maxLength: 6 }),
        (all, parts) => {
          const sum = parts.reduce((total, part) => total + part, 0n);
          const paid = parts.reduce((total, part) => total + floorShare(all, part, sum), 0n);
          expect(paid <= all).toBe(true);
        },
      ),
    );
  });

  test('nothing is divided by zero', () => {
    expect(() => floorShare(1n, 1n, 0n)).toThrow(RangeError);
    expect(() => floorDivide(1n, 0n)).toThrow(RangeError);
  });

  test('showing cuts off what is beyond, in both directions of the sign', () => {
    expect(truncateToPlaces(19_999n, 4, 2)).toBe(19_900n);
    expect(truncateToPlaces(-19_999n, 4, 2)).toBe(-19_900n);
  });
});
