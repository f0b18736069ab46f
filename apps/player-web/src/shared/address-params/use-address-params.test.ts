import { expect, test } from 'vitest';
import { changedSearch } from './use-address-params.ts';

test('a change leaves everything else in the address as it was', () => {
  expect(changedSearch('?affiliateCode=QZ7&account=login', { account: 'register' })).toBe(
    '?affiliateCode=QZ7&account=register',
  );
  expect(changedSearch('?affiliateCode=QZ7&account=login', { account: null })).toBe('?affiliateCode=QZ7');
});

test('an address without anything left has no question mark', () => {
  expect(changedSearch('?overlay=menu', { overlay: null })).toBe('');
});
