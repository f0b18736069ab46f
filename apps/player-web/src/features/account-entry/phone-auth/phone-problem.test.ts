import { expect, test } from 'vitest';
import { fieldOf, phoneProblemOf } from './phone-problem.ts';

const refused = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['auth/invalid-phone-number', 'invalid_phone_number', 'mobileNum'],
  ['auth/missing-phone-number', 'missing_phone_number', 'mobileNum'],
  ['auth/too-many-requests', 'too_many_requests', null],
  ['auth/invalid-verification-code', 'invalid_verification_code', 'verificationCode'],
  ['auth/missing-verification-code', 'missing_verification_code', 'verificationCode'],
  ['auth/captcha-check-failed', 'captcha_check_failed', null],
  ['auth/quota-exceeded', 'quota_exceeded', null],
  ['auth/operation-not-allowed', 'operation_not_allowed', null],
  ['auth/code-expired', 'code_expired', 'verificationCode'],
  ['auth/popup-closed-by-user', 'popup_closed', null],
  ['auth/popup-blocked', 'popup_blocked', null],
  ['auth/anything-new', 'unknown', null],
])('%s has words of its own, at the input that it is about', (code, problem, field) => {
  expect(phoneProblemOf(refused(code))).toBe(problem);
  expect(fieldOf(phoneProblemOf(refused(code)))).toBe(field);
});

test('what is no refusal of the service is unknown', () => {
  expect(phoneProblemOf(new TypeError('Failed to fetch'))).toBe('unknown');
  expect(phoneProblemOf(null)).toBe('unknown');
});
