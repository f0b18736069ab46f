import { checkField } from '@quetzal/domain/field-rules';
import { ageOn, dayIn, isCalendarDay } from '@quetzal/domain/members';
import { AppError } from '#kernel/errors/app-error.ts';
import type { Site } from '#modules/site';
import { identityErrors } from './identity.errors.ts';

/** What a newcomer writes into the form. */
export interface Registration {
  username: string;
  password: string;
  confirmPassword: string;
  /** `YYYY-MM-DD` */
  birthday: string;
  acceptedTerms: boolean;
  affiliateCode?: string;
  referralCode?: string;
  domain?: string;
  registerUrl?: string;
  registerMethod?: string;
}

/** Checks the form by the site's rules; throws the first refusal, in the order of the form. */
export function checkRegistration(site: Site, form: Registration, now: Date): void {
  checkByRule(site, 'username', form.username);
  checkByRule(site, 'password', form.password);
  if (form.confirmPassword !== form.password) throw identityErrors.confirmationDiffers();
  checkByRule(site, 'affiliateCode', form.affiliateCode ?? '');
  checkByRule(site, 'birthday', form.birthday);
  checkAge(site, form.birthday, now);
  if (!form.acceptedTerms) throw identityErrors.termsRequired();
}

function checkByRule(site: Site, field: string, value: string): void {
  const rule = site.settings.registration[field];
  const problem = rule === undefined ? null : checkField(rule, value);
  if (problem !== null) throw new AppError(problem.code, 400, { field, params: problem.params });
}

function checkAge(site: Site, birthday: string, now: Date): void {
  if (!isCalendarDay(birthday)) throw new AppError('field.pattern', 400, { field: 'birthday' });
  const age = ageOn(birthday, dayIn(site.timeZone, now));
  if (age === null || age < site.ageMin) throw identityErrors.underAge(site.ageMin);
}
