/** An exact ratio in lowest terms; the denominator is above 0. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

function greatestDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : greatestDivisor(right, left % right);
}

/** `numerator / denominator` of whole numbers from 0. */
export function ratio(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  const [over, under] = [BigInt(numerator), BigInt(denominator)];
  const divisor = greatestDivisor(over, under);
  return { numerator: over / divisor, denominator: under / divisor };
}

export function times(left: Fraction, right: Fraction): Fraction {
  return ratio(left.numerator * right.numerator, left.denominator * right.denominator);
}

export function over(left: Fraction, right: Fraction): Fraction {
  return ratio(left.numerator * right.denominator, left.denominator * right.numerator);
}

export function plus(left: Fraction, right: Fraction): Fraction {
  return ratio(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function minus(left: Fraction, right: Fraction): Fraction {
  return ratio(
    left.numerator * right.denominator - right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export const ONE: Fraction = ratio(1);
export const ZERO: Fraction = ratio(0);
