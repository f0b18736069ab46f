import { expect, test } from 'vitest';
import { partsOf } from './registration-input.ts';

const rules = { email: { enabled: true, required: false }, line: { enabled: false, required: true } };
const plain = { rules, flags: {}, isVouchedFor: false };

test('with a user name the number is asked for only where it has to be proven or the site wants it', () => {
  expect(partsOf({ ...plain, kind: 'username' })).toMatchObject({
    hasMobile: false,
    hasCode: false,
    hasPassword: true,
  });
  expect(partsOf({ ...plain, kind: 'username', flags: { REGMOBVERF3: true } })).toMatchObject({
    hasMobile: true,
    isMobileRequired: true,
    hasCode: true,
  });
  const asked = { ...rules, mobileNum: { enabled: true, required: false } };
  expect(partsOf({ ...plain, rules: asked, kind: 'username' })).toMatchObject({
    hasMobile: true,
    isMobileRequired: false,
  });
});

test('with a mobile number there is a password or a code, never neither', () => {
  expect(partsOf({ ...plain, kind: 'mobile' })).toMatchObject({
    hasUsername: false,
    hasPassword: false,
    hasCode: true,
  });
  expect(partsOf({ ...plain, kind: 'mobile', flags: { MOBILENUMPASSREG3: true } })).toMatchObject({
    hasPassword: true,
    hasCode: false,
  });
});

test('optional lines appear only where they are on', () => {
  expect(partsOf({ ...plain, kind: 'username' }).plain).toEqual(['email']);
});

test('who is vouched for by a third party needs no password', () => {
  expect(partsOf({ ...plain, kind: 'username', isVouchedFor: true }).hasPassword).toBe(false);
});
