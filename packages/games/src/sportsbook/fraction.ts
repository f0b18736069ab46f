import { floorShare } from '@quetzal/domain/money';

/** An exact ratio; the denominator is above 0. Not reduced: the products of a ticket stay short. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const ONE: Fraction = { numerator: 1n, denominator: 1n };

export function plus(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

export function times(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** The product of all; 1 for none. */
export function product(factors: readonly Fraction[]): Fraction {
  return factors.reduce(times, ONE);
}

/** `amount` ledger units times the fraction, rounded down to a whole unit. */
export function floorTimes(amount: bigint, factor: Fraction): bigint {
  return floorShare(amount, factor.numerator, factor.denominator);
}

/** The fraction in steps of 10^-places, rounded half away from zero. */
export function roundToPlaces({ numerator, denominator }: Fraction, places: number): bigint {
  const scaled = numerator * 10n ** BigInt(places);
  const size = scaled < 0n ? -scaled : scaled;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return scaled < 0n ? -rounded : rounded;
}
