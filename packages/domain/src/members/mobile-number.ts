const nationalDigitsMin = 5;
/** ITU-T E.164: country code and national number together. */
const digitsMax = 15;

/**
 * A telephone number in its international form, such as `+525512345678`, so that equal numbers are written alike (ITU-T
 * E.164). `dialing` is the country's code without the plus sign. Spaces, dots, dashes and brackets are left out, and so are
 * the zeros that only calls within a country begin with. Null when it cannot be a number.
 */
export function internationalNumber(dialing: string, national: string): string | null {
  const written = national.replaceAll(/[\s().\-\u2010-\u2015]/g, '');
  const prefix = `+${dialing}`;
  const digits = (written.startsWith(prefix) ? written.slice(prefix.length) : written).replace(/^0+/, '');
  if (!/^[1-9]\d{0,2}$/.test(dialing) || !/^\d+$/.test(digits)) return null;
  if (digits.length < nationalDigitsMin || dialing.length + digits.length > digitsMax) return null;
  return `${prefix}${digits}`;
}

/** A number of which a reader who knows it recognises the end: `+52*****5678`. */
export function maskNumber(number: string): string {
  return `${number.slice(0, 3)}*****${number.slice(-4)}`;
}

/** An address of which a reader who knows it recognises both ends: `a***@correo.mx`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}
