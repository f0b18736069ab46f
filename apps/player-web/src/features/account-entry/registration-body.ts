import type { PhoneCountry } from '@quetzal/ui/phone-field';
import { readMobile } from '@quetzal/web-kit/mobile';
import type { MobileRegistration, Registration } from './account-entry.wire.ts';
import type { RegistrationInput, RegistrationParts } from './registration-input.ts';

interface BodyOptions {
  parts: RegistrationParts;
  countries: readonly PhoneCountry[];
  referralCode: string;
}

/** Fields that are sent as they were typed: to trim a password or a code is to change it. */
const untouched: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode'];

/** What the form sends: the parts that it has and that were filled in, and where it was opened. */
export function registrationBody(
  input: RegistrationInput,
  { parts, countries, referralCode }: BodyOptions,
): Registration & MobileRegistration {
  const mobile = parts.hasMobile ? readMobile(input.mobileNum, countries) : null;
  const texts: [string, string][] = [
    ...(parts.hasUsername ? pairs(input, ['username']) : []),
    ...(parts.hasPassword ? pairs(input, ['password', 'confirmPassword']) : []),
    ...(parts.hasPaymentPassword ? pairs(input, ['paymentPassword']) : []),
    ...(parts.hasCode ? pairs(input, ['verificationCode']) : []),
    ...(parts.hasAffiliateCode ? pairs(input, ['affiliateCode']) : []),
    ...pairs(input, [...parts.plain, 'captcha']),
    ['referralCode', referralCode],
  ];
  const filled = texts
    .map(([name, text]) => [name, untouched.includes(name) ? text : text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(filled),
    ...(mobile === null ? {} : { mobileNum: mobile.number, countryDialingCode: mobile.dialingCode }),
    birthday: input.birthday,
    acceptedTerms: input.acceptedTerms,
    domain: window.location.hostname,
    registerUrl: window.location.href.slice(0, 2048),
    registerMethod: 'WEB',
    login: true,
  } as Registration & MobileRegistration;
}

type TextName = Exclude<keyof RegistrationInput, 'mobileNum' | 'acceptedTerms'>;

function pairs(input: RegistrationInput, names: readonly TextName[]): [string, string][] {
  return names.map((name) => [name, input[name]]);
}
