import type { FieldRule } from '@quetzal/domain/field-rules';
import type { MobileCodeInput } from '@quetzal/web-kit/entry';
import { emptyMobile } from '@quetzal/web-kit/mobile';
import type { RegistrationKind, RegistrationRules } from './account-entry.wire.ts';

/** Plain lines of text that a site may ask for, in the order of the form. */
const plainFields = [
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'recommenderId',
] as const;

/** A plain line of text. */
export type PlainField = (typeof plainFields)[number];

/** What the form holds, whatever of it the site asks for. */
export interface RegistrationInput extends MobileCodeInput, Record<PlainField, string> {
  username: string;
  password: string;
  confirmPassword: string;
  paymentPassword: string;
  birthday: string;
  affiliateCode: string;
  captcha: string;
  acceptedTerms: boolean;
}

/** A form in which nothing is typed yet. */
export const emptyRegistration: RegistrationInput = {
  username: '',
  password: '',
  confirmPassword: '',
  paymentPassword: '',
  birthday: '',
  affiliateCode: '',
  acceptedTerms: false,
  mobileNum: emptyMobile,
  verificationCode: '',
  captcha: '',
  ...(Object.fromEntries(plainFields.map((field) => [field, ''])) as Record<PlainField, string>),
};

/** Which parts a form has, by its kind, by the site's flags and by its rules. */
export interface RegistrationParts {
  kind: RegistrationKind;
  hasUsername: boolean;
  hasPassword: boolean;
  hasMobile: boolean;
  isMobileRequired: boolean;
  hasCode: boolean;
  hasPaymentPassword: boolean;
  hasAffiliateCode: boolean;
  hasCaptcha: boolean;
  plain: readonly PlainField[];
}

interface PartsOptions {
  kind: RegistrationKind;
  flags: Readonly<Record<string, boolean>>;
  rules: RegistrationRules;
  /** A third party vouches for the newcomer, whose way in it stays: no password is asked for. */
  isVouchedFor: boolean;
}

/** The parts of a form. A number is asked for where it is the name or has to be proven, a code where nothing else lets in. */
export function partsOf({ kind, flags, rules, isVouchedFor }: PartsOptions): RegistrationParts {
  const isMobile = kind === 'mobile';
  const isOn = (name: string) => rules[name]?.enabled === true;
  const isProven = flags['REGMOBVERF3'] === true;
  const hasPassword = !isVouchedFor && (!isMobile || flags['MOBILENUMPASSREG3'] === true);
  const isMobileRequired = isMobile || isProven || rules['mobileNum']?.required === true;
  return {
    kind,
    hasUsername: !isMobile,
    hasPassword,
    hasMobile: isMobileRequired || isOn('mobileNum'),
    isMobileRequired,
    hasCode: isProven || (isMobile && !hasPassword),
    hasPaymentPassword: isOn('paymentPassword'),
    hasAffiliateCode: rules['affiliateCode']?.enabled !== false,
    hasCaptcha: isOn('captcha'),
    plain: plainFields.filter(isOn),
  };
}

/** The rule of a field, for what a site left unsaid: a line that may stay empty. */
export function ruleOf(rules: RegistrationRules, field: string): FieldRule {
  return rules[field] ?? { enabled: true, required: false };
}
