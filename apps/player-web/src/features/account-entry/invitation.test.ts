import { expect, test } from 'vitest';
import { invitationOf } from './invitation.ts';

test('an invitation is found under any of the names that links use', () => {
  expect(invitationOf(new URLSearchParams('affiliateCode=QZ7'))).toEqual({ affiliateCode: 'QZ7', referralCode: '' });
  expect(invitationOf(new URLSearchParams('code=QZ7'))).toEqual({ affiliateCode: 'QZ7', referralCode: '' });
  expect(invitationOf(new URLSearchParams('affiliateCode=&code=%20QZ8%20&referral=R1'))).toEqual({
    affiliateCode: 'QZ8',
    referralCode: 'R1',
  });
});

test('without an invitation both codes are empty', () => {
  expect(invitationOf(new URLSearchParams('account=register'))).toEqual({ affiliateCode: '', referralCode: '' });
});
