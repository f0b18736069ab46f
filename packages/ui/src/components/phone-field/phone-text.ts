import { toLatinDigits } from '../field/latin-digits.ts';

/** A country that a phone number can belong to. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, such as "MX". */
  countryCode: string;
  /** Digits without the plus, such as "52". */
  dialingCode: string;
  /** In the reader's language. */
  name: string;
  /** A picture of the flag; decorative. */
  flagUrl?: string | undefined;
}

/** A phone number: the country, and the digits that follow its dialling code. */
export interface PhoneNumber {
  countryCode: string;
  /** Digits 0 to 9; begins with a plus only while an international number is being typed. */
  number: string;
}

const digitsMax = 15;

/**
 * Reads what was typed or pasted, digits of any script. An international number ("+52 55…", "0052 55…", "(+52) 55…")
 * moves to the country with the longest dialling code that fits; of countries that share a code the current one stays.
 */
export function readPhoneText(text: string, current: PhoneNumber, countries: readonly PhoneCountry[]): PhoneNumber {
  const kept = toLatinDigits(text)
    .replaceAll('＋', '+')
    .replace(/[^\d+]/g, '');
  const digits = kept.replaceAll('+', '');
  if (!isInternational(kept)) return { countryCode: current.countryCode, number: cut(digits, current, countries) };
  const international = kept.startsWith('+') ? digits : digits.slice(2);
  const country = countryOf(international, current.countryCode, countries);
  if (country === undefined) return { ...current, number: `+${international.slice(0, digitsMax)}` };
  const next = { countryCode: country.countryCode, number: '' };
  return { ...next, number: cut(international.slice(country.dialingCode.length), next, countries) };
}

/* Two zeros also begin a few national numbers: only a whole number after them is taken for an international one. */
function isInternational(kept: string): boolean {
  return /^(\+|00\d{8})/.test(kept);
}

/* Undefined while a longer dialling code is still possible: "+1" may become "+1809". */
function countryOf(digits: string, currentCode: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined {
  if (countries.some(({ dialingCode }) => dialingCode.length > digits.length && dialingCode.startsWith(digits))) return;
  const fitting = countries.filter(({ dialingCode }) => digits.startsWith(dialingCode));
  const longest = Math.max(...fitting.map(({ dialingCode }) => dialingCode.length));
  const best = fitting.filter(({ dialingCode }) => dialingCode.length === longest);
  return best.find(({ countryCode }) => countryCode === currentCode) ?? best[0];
}

/* E.164: fifteen digits with the dialling code. */
function cut(digits: string, { countryCode }: PhoneNumber, countries: readonly PhoneCountry[]): string {
  const country = countries.find((each) => each.countryCode === countryCode);
  return digits.slice(0, digitsMax - (country?.dialingCode.length ?? 0));
}

/** Whether a country is meant by a search: part of its name without regard to accents, its dialling code or ISO code. */
export function isCountryFound(country: PhoneCountry, query: string): boolean {
  const wanted = plain(query);
  if (wanted === '') return true;
  const digits = toLatinDigits(query).replace(/\D/g, '');
  if (digits !== '') return country.dialingCode.startsWith(digits);
  return plain(country.name).includes(wanted) || country.countryCode.toLowerCase() === wanted;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
