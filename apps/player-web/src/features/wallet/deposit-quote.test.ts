import { expect, test } from 'vitest';
import { isSameAmount, quoteOf } from './deposit-quote.ts';
import type { DepositMethod } from './wallet.wire.ts';

const card: DepositMethod = {
  code: 'card',
  kind: 'card',
  min: '100.00',
  max: '50000.00',
  fee: { fixed: '3.00', percent: '2.5' },
  minutes: 0,
  validMinutes: 30,
  quickAmounts: [],
  isAmountFixed: false,
  phone: null,
};

test('the quote takes the fixed part and the percentage off what the player receives', () => {
  expect(quoteOf('1000', card, 'MXN')).toEqual({ fee: '28.00', received: '972.00', problem: null });
});

test('an amount outside the limits is named, the limits themselves are fine', () => {
  expect(quoteOf('99.99', card, 'MXN').problem).toBe('below');
  expect(quoteOf('100', card, 'MXN').problem).toBeNull();
  expect(quoteOf('50000', card, 'MXN').problem).toBeNull();
  expect(quoteOf('50000.01', card, 'MXN').problem).toBe('above');
  expect(quoteOf('99999999999999999999.99', card, 'MXN').problem).toBe('above');
});

test('where only some amounts are offered, any other is named, however well it fits the limits', () => {
  const voucher = { ...card, quickAmounts: ['200.00', '500.00'], isAmountFixed: true };
  expect(quoteOf('500', voucher, 'MXN').problem).toBeNull();
  expect(quoteOf('501', voucher, 'MXN').problem).toBe('not_offered');
});

test('nothing typed, zero and a half-typed amount do not break the quote', () => {
  expect(quoteOf('', card, 'MXN')).toEqual({ fee: '0.00', received: '0.00', problem: 'missing' });
  expect(quoteOf('0', card, 'MXN').problem).toBe('missing');
  expect(quoteOf('500.', card, 'MXN').problem).toBeNull();
});

test('amounts are compared by value', () => {
  expect(isSameAmount('200', '200.00', 'MXN')).toBe(true);
  expect(isSameAmount('', '200.00', 'MXN')).toBe(false);
});
