/**
 * `amount * numerator / denominator`, rounded towards minus infinity: a payout is never more than its share.
 * All are ledger units or plain counts; throws RangeError unless `denominator` is above 0.
 */
export function floorShare(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('A share needs a denominator above 0');
  return floorDivide(amount * numerator, denominator);
}

/** Division rounded towards minus infinity, unlike the `/` of bigint, which rounds towards zero. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 0n) throw new RangeError('Division by zero');
  const quotient = dividend / divisor;
  const exact = quotient * divisor === dividend;
  return exact || dividend < 0n === divisor < 0n ? quotient : quotient - 1n;
}

/** `amount` without what is smaller than `places` decimal places at `scale`, towards zero: for showing and for what is paid in or out, never for what stays in the books. */
export function truncateToPlaces(amount: bigint, scale: number, places: number): bigint {
  const step = 10n ** BigInt(Math.max(0, scale - places));
  return (amount / step) * step;
}
