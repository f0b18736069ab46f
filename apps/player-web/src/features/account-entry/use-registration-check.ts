import { checkField, type FieldRule } from '@quetzal/domain/field-rules';
import { useTranslation } from '@quetzal/i18n/react';
import type { PhoneCountry } from '@quetzal/ui/phone-field';
import { useNewPasswordCheck } from '@quetzal/web-kit/entry';
import { useCodeText } from '@quetzal/web-kit/form';
import { readMobile } from '@quetzal/web-kit/mobile';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import type { Resolver } from 'react-hook-form';
import { useToday } from '#shared/clock/use-today.ts';
import type { RegistrationRules } from './account-entry.wire.ts';
import { birthdayMaxOf, isBirthYearSlip } from './birthday.ts';
import { ruleOf, type RegistrationInput, type RegistrationParts } from './registration-input.ts';

interface CheckOptions {
  rules: RegistrationRules;
  parts: RegistrationParts;
  countries: readonly PhoneCountry[];
  isCaptchaShown: boolean;
}

type Problems = Partial<Record<keyof RegistrationInput, string | null>>;

const usernameRule: FieldRule = { enabled: true, required: true };
const paymentRule: FieldRule = { enabled: true, required: true, minLength: 6, maxLength: 32 };

/** Checks the form by the site's rules, as the server will. */
export function useRegistrationCheck(options: CheckOptions): Resolver<RegistrationInput> {
  const { rules, parts, countries, isCaptchaShown } = options;
  const { t } = useTranslation(['account-entry', 'errors']);
  const codeText = useCodeText();
  const password = useNewPasswordCheck();
  const today = useToday();
  const { ageMin } = useSiteInfo();
  const required = t('errors:field.required');
  const byRule = (rule: FieldRule, value: string) => {
    const problem = checkField(rule, value);
    return problem === null ? null : codeText(problem.code, problem.params);
  };
  const birthdayProblem = (birthday: string) => {
    if (birthday === '') return required;
    if (isBirthYearSlip(birthday, today)) return t('errors:field.birth_year');
    return birthday > birthdayMaxOf(today, ageMin) ? t('under_age', { age: ageMin }) : null;
  };
  const mobileProblem = ({ mobileNum }: RegistrationInput) => {
    if (mobileNum.number === '') return parts.isMobileRequired ? required : null;
    return readMobile(mobileNum, countries) === null ? t('errors:identity.mobile_invalid') : null;
  };
  const problemsOf = (values: RegistrationInput): Problems => ({
    ...(parts.hasUsername && {
      username: byRule({ ...usernameRule, ...rules['username'], required: true }, values.username.trim()),
    }),
    ...(parts.hasPassword && {
      password: password.problemOf(values.password),
      confirmPassword: password.confirmationProblemOf(values.confirmPassword, values.password),
    }),
    ...(parts.hasPaymentPassword && {
      paymentPassword: byRule({ ...paymentRule, ...rules['paymentPassword'], required: true }, values.paymentPassword),
    }),
    ...(parts.hasMobile && { mobileNum: mobileProblem(values) }),
    ...(parts.hasCode && { verificationCode: values.verificationCode === '' ? t('code_required') : null }),
    ...(isCaptchaShown && { captcha: values.captcha.trim() === '' ? required : null }),
    ...Object.fromEntries(parts.plain.map((field) => [field, byRule(ruleOf(rules, field), values[field].trim())])),
    ...(parts.hasAffiliateCode && {
      affiliateCode: byRule(ruleOf(rules, 'affiliateCode'), values.affiliateCode.trim()),
    }),
    birthday: birthdayProblem(values.birthday),
    acceptedTerms: values.acceptedTerms ? null : t('terms_required'),
  });
  return (values) => {
    const errors = Object.fromEntries(
      Object.entries(problemsOf(values)).flatMap(([name, message]) =>
        message === null || message === undefined ? [] : [[name, { type: 'rule', message }]],
      ),
    );
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
