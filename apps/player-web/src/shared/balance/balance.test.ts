import { expect, test } from 'vitest';
import { newerBalance } from './balance.ts';

const balance = {
  currency: 'MXN',
  cash: '10.00',
  bonus: '0.00',
  held: '0.00',
  total: '10.00',
  version: 4,
  usedFirst: ['bonus' as const, 'cash' as const],
};

test('an announcement that was overtaken by a newer balance is dropped', () => {
  expect(newerBalance(balance, { ...balance, total: '3.00', version: 3 })).toBe(balance);
});

test('a newer announcement replaces what is known', () => {
  expect(newerBalance(balance, { ...balance, total: '12.00', version: 5 }).total).toBe('12.00');
  expect(newerBalance(undefined, balance)).toBe(balance);
});
