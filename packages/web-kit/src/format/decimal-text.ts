/** A decimal number taken apart without ever becoming a float. */
export interface DecimalText {
  isNegative: boolean;
  /** Digits before the point, without leading zeros but at least one. */
  whole: string;
  /** Exactly the asked number of digits after the point; further ones are cut off, not rounded. */
  fraction: string;
}

/** Takes a decimal string such as `-1234.5678` apart; throws RangeError on anything else. A minus before nothing but zeros is dropped. */
export function readDecimal(text: string, places: number): DecimalText {
  const match = /^(?<sign>-?)0*(?<whole>\d+)(?:\.(?<fraction>\d+))?$/.exec(text)?.groups;
  if (match === undefined) throw new RangeError(`Not a decimal number: ${text}`);
  const whole = match['whole'] ?? '0';
  const fraction = (match['fraction'] ?? '').slice(0, places).padEnd(places, '0');
  const isZero = /^0*$/.test(whole + fraction);
  return { isNegative: match['sign'] === '-' && !isZero, whole, fraction };
}
