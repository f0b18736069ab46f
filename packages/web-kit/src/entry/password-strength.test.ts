import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 0],
  ['short1A', 1],
  ['aaaaaaaaaaaaaa', 1],
  ['onlyletters', 1],
  ['letters99', 2],
  ['Letters99', 3],
  ['Letters99*x', 4],
  ['a long passphrase', 4],
])('%j has the strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
