import { expect, test } from 'vitest';
import { uplineProblemOf } from './upline-problem.ts';

const rules = { currency: 'MXN', min: '10.00', max: '99999999999999.99' };

test.each([
  ['nothing', '', 'missing'],
  ['zero', '0.00', 'missing'],
  ['less than the least', '9.99', 'below'],
  ['the least', '10.00', null],
  ['the same written shorter', '10', null],
  ['what there is, finer than it is shown', '40.5', null],
  ['more than there is', '40.51', 'funds'],
  ['more than the most', '100000000000000.00', 'above'],
  ['more than can be counted', '9'.repeat(30), 'above'],
] as const)('%s', (_what, amount, problem) => {
  expect(uplineProblemOf(amount, rules, '40.5049')).toBe(problem);
});

test('a hundredth more than there is is seen where a float has no place for it', () => {
  expect(uplineProblemOf('90071992547409.95', rules, '90071992547409.95')).toBeNull();
  expect(uplineProblemOf('90071992547409.96', rules, '90071992547409.95')).toBe('funds');
});

test('while it is not known what there is, only the limits are looked at', () => {
  expect(uplineProblemOf('500.00', rules, undefined)).toBeNull();
});
