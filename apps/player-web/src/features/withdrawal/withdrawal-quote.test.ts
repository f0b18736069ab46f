import { expect, test } from 'vitest';
import { quoteOf, withdrawableOf } from './withdrawal-quote.ts';

const method = {
  code: 'spei',
  kind: 'bank' as const,
  min: '10.00',
  max: '1000.00',
  fee: { fixed: '20.00', percent: '1' },
  minutes: 30,
};
const rules = {
  currency: 'MXN',
  remainingTurnover: '0.00',
  turnoverPercent: '100',
  day: { countMax: 3, countLeft: 1, amountMax: '900.00', amountLeft: '900.00', endsAt: '2026-11-23T06:00:00Z' },
  nextAllowedAt: null,
  receiptMinutes: 60,
  methods: [method],
};
const quote = (amount: string, cash = '5000.00') => quoteOf(amount, { method, rules, cash });

test('the fee is fixed part and percent, and what is left arrives', () => {
  expect(quote('500')).toEqual({ fee: '25.00', received: '475.00', problem: null });
});

test.each([
  ['', 'missing'],
  ['0.00', 'missing'],
  ['5', 'below'],
  ['15', 'fee'],
  ['950', 'day'],
  ['1000.01', 'above'],
  ['6000', 'funds'],
  ['99999999999999999999', 'funds'],
])('%s has the problem %s', (amount, problem) => {
  expect(quote(amount).problem).toBe(problem);
});

test('while bets are missing or the day is used up no amount can be sent', () => {
  const of = (more: object) => quoteOf('100', { method, rules: { ...rules, ...more }, cash: '5000.00' }).problem;
  expect(of({ remainingTurnover: '0.01' })).toBe('turnover');
  expect(of({ day: { ...rules.day, countLeft: 0 } })).toBe('count');
});

test('what may leave is the less of cash and the rest of the day, and nothing while bets are missing or the day is used up', () => {
  expect(withdrawableOf(rules, '120.50')).toBe('120.50');
  expect(withdrawableOf(rules, '120.5034')).toBe('120.50');
  expect(withdrawableOf(rules, '5000.00')).toBe('900.00');
  expect(withdrawableOf({ ...rules, remainingTurnover: '0.01' }, '120.50')).toBe('0.00');
  expect(withdrawableOf({ ...rules, day: { ...rules.day, countLeft: 0 } }, '120.50')).toBe('0.00');
});
