import { internationalNumber } from '@quetzal/domain/members';
import type { Site } from '#modules/site';
import { codeErrors } from './codes.errors.ts';

/** What a form says of a telephone. */
export interface MobileInput {
  countryDialingCode: string;
  mobileNum: string;
}

/** The number as `+525512345678`; refuses with `identity.mobile_invalid` what is none, or of a country the site does not take. */
export function mobileOf(site: Site, { countryDialingCode, mobileNum }: MobileInput): string {
  const dialing = countryDialingCode.trim().replace(/^\+/, '');
  const isTaken = site.settings.countries.some((country) => country.countryDialingCode === dialing);
  const number = isTaken ? internationalNumber(dialing, mobileNum) : null;
  if (number === null) throw codeErrors.numberInvalid();
  return number;
}
