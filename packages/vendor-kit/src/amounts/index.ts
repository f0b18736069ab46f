const places = 6;

/** Millionths of a decimal string of the protocol; undefined when it is none. */
export function unitsOf(amount: string): bigint | undefined {
  const match = /^(\d{1,18})(?:\.(\d{1,6}))?$/.exec(amount);
  return match === null ? undefined : BigInt(`${match[1]}${(match[2] ?? '').padEnd(places, '0')}`);
}

/** The decimal string of so many millionths, with two places or as many as it takes. */
export function amountOf(units: bigint): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0{1,4}$/, '');
  return `${sign}${digits.slice(0, -places)}.${fraction}`;
}
