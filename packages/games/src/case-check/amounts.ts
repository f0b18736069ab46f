const SCALE = 4;

/** A decimal such as `33.33` in units of 1/10000. */
export function unitsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(SCALE, '0'));
}

/** Units of one `10^-places` as a decimal with all its places, such as `24.2810`. */
export function decimalOf(units: bigint | number, places: number = SCALE): string {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
