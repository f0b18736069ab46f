import { passesForStaff } from '@quetzal/domain/chat';
import { checkField } from '@quetzal/domain/field-rules';
import { ageMax, ageOn, dayIn, isCalendarDay, isGuessablePassword, maskNumber } from '@quetzal/domain/members';
import { isWeakTransactionPassword } from '@quetzal/domain/wallet';
import { AppError } from '#kernel/errors/app-error.ts';
import type { ProfileFacts } from '#modules/members';
import type { Site } from '#modules/site';
import { mobileOf } from '../codes/mobile-of.ts';
import { identityErrors } from '../identity.errors.ts';
import type { CheckedRegistration, RegistrationForm, RegistrationKind } from './registration.model.ts';

/** Fields that go into the profile as they were written. */
const plainFacts = ['payeeName', 'email', 'idNumber', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] as const;

/** Checks the form by the site's rules; throws the first refusal, in the order of the form. */
export function checkRegistration(
  site: Site,
  kind: RegistrationKind,
  form: RegistrationForm,
  now: Date,
): CheckedRegistration {
  const mobile = checkMobile(site, kind, form);
  const account = kind === 'username' ? checkByRule(site, 'username', form.username) : (mobile ?? '').slice(1);
  if (kind === 'username' && passesForStaff(account ?? '', site.name)) throw identityErrors.usernameReserved();
  const password = checkPassword(site, kind, form, account ?? '');
  const paymentPassword = checkPaymentPassword(site, form, password);
  const facts: ProfileFacts = { mobile };
  for (const field of plainFacts) facts[field] = checkByRule(site, field, form[field]);
  const recommender = checkByRule(site, 'recommenderId', form.recommenderId);
  checkByRule(site, 'affiliateCode', form.affiliateCode);
  checkByRule(site, 'birthday', form.birthday);
  checkAge(site, form.birthday, now);
  if (!form.acceptedTerms) throw identityErrors.termsRequired();
  // A number that is the name lets its owner in by text: it has to be theirs whatever else does.
  const hasOtherWay = kind === 'username' && form.thirdPartyTicket !== undefined;
  const code = checkCode(site, password === undefined && !hasOtherWay, form.firebaseIdToken ?? form.verificationCode);
  const nickname = kind === 'mobile' && mobile !== undefined ? maskNumber(mobile) : (account ?? '');
  return { account: account ?? '', nickname, password, paymentPassword, facts, recommender, code };
}

/** The trimmed value of a field that the site asks for, else undefined. */
function checkByRule(site: Site, field: string, written: string | undefined): string | undefined {
  const rule = site.settings.registration[field];
  if (rule === undefined || !rule.enabled) return undefined;
  const value = written?.trim() ?? '';
  const problem = checkField(rule, value);
  if (problem !== null) throw new AppError(problem.code, 400, { field, params: problem.params });
  return value === '' ? undefined : value;
}

/** A number is asked for where it is the name, or where it has to be proven. */
function checkMobile(site: Site, kind: RegistrationKind, form: RegistrationForm): string | undefined {
  const isNeeded = kind === 'mobile' || site.modules.has('REGMOBVERF3');
  const { mobileNum: rule } = site.settings.registration;
  if (!isNeeded && rule?.enabled !== true) return undefined;
  const mobileNum = form.mobileNum?.trim() ?? '';
  const problem = checkField({ ...rule, enabled: true, required: isNeeded || rule?.required === true }, mobileNum);
  if (problem !== null) throw new AppError(problem.code, 400, { field: 'mobileNum', params: problem.params });
  if (mobileNum === '') return undefined;
  return mobileOf(site, { mobileNum, countryDialingCode: form.countryDialingCode ?? '' });
}

/** Undefined where people come in by codes alone or by way of another company. Passwords are taken as they were typed. */
function checkPassword(
  site: Site,
  kind: RegistrationKind,
  form: RegistrationForm,
  account: string,
): string | undefined {
  if (kind === 'mobile' && !site.modules.has('MOBILENUMPASSREG3')) return undefined;
  const password = form.password ?? '';
  if (form.thirdPartyTicket !== undefined && password === '') return undefined;
  assertPassword(site, password, account);
  if (form.confirmPassword !== password) throw identityErrors.confirmationDiffers();
  return password;
}

/** Refuses a password that the site's rule or common sense speaks against; `field` is the input it came in. */
export function assertPassword(site: Site, password: string, account: string, field = 'password'): void {
  const rule = { enabled: true, required: true, minLength: 8, ...site.settings.registration['password'] };
  const problem = checkField({ ...rule, enabled: true, required: true }, password);
  if (problem !== null) throw new AppError(problem.code, 400, { field, params: problem.params });
  if (isGuessablePassword(password, account)) throw identityErrors.passwordGuessable(field);
}

function checkPaymentPassword(site: Site, form: RegistrationForm, password: string | undefined): string | undefined {
  const rule = site.settings.registration['paymentPassword'];
  if (rule?.enabled !== true) return undefined;
  const field = 'paymentPassword';
  const value = form.paymentPassword ?? '';
  const problem = checkField({ minLength: 6, maxLength: 32, ...rule, required: true }, value);
  if (problem !== null) throw new AppError(problem.code, 400, { field, params: problem.params });
  if (value === password || isWeakTransactionPassword(value)) {
    throw identityErrors.transactionPasswordWeak(field);
  }
  return value;
}

function checkAge(site: Site, birthday: string, now: Date): void {
  if (!isCalendarDay(birthday)) throw new AppError('field.pattern', 400, { field: 'birthday' });
  const age = ageOn(birthday, dayIn(site.timeZone, now));
  if (age === null || age < site.ageMin) throw identityErrors.underAge(site.ageMin);
  if (age > ageMax) throw identityErrors.birthYear();
}

/** A number has to be proven where the site says so, and always where nothing else will let its owner in. */
function checkCode(site: Site, isOnlyWayIn: boolean, code: string | undefined): string | undefined {
  if (!site.modules.has('REGMOBVERF3') && !isOnlyWayIn) return undefined;
  if (code === undefined || code === '') throw new AppError('field.required', 400, { field: 'verificationCode' });
  return code;
}
