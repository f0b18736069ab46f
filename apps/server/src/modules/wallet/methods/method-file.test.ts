import { expect, test } from 'vitest';
import { sandboxDepositMethods } from '../wallet.sandbox-methods.ts';
import { sandboxPayoutMethods } from '../withdrawals/payout-methods.store.ts';
import { defaultPolicy } from '../withdrawals/policy.ts';
import { methodFile } from '../testing/method-file.ts';
import { methodFileOf, readMethodFile } from './method-file.ts';

test('amounts are exact in the currency of the site, and what is left out has its default', () => {
  const money = (amount: bigint) => ({ currency: 'MXN', amount: amount * 10_000n });
  const { deposits, payouts } = readMethodFile(methodFile, 'MXN');
  expect(deposits).toMatchObject([
    { code: 'spei', min: money(100n), quickAmounts: [money(200n), money(500n)], isAmountFixed: false },
    { code: 'card', fee: { fixed: money(3n), basisPoints: 250 }, quickAmounts: [] },
  ]);
  expect(payouts).toMatchObject([{ code: 'spei', kind: 'bank', fee: { fixed: money(0n), basisPoints: 0 } }]);
});

test.each(['MXN', 'USD', 'JPY', 'USDT', 'VND'])('what a site in %s offers is the same again as a file', (currency) => {
  const methods = {
    deposits: sandboxDepositMethods(currency),
    payouts: sandboxPayoutMethods(currency),
    withdrawals: defaultPolicy(currency),
    uplineTransfers: { isAllowed: true, amountMin: 1_000_000n, amountMax: 50_000_000n, dayAmountMax: 90_000_000n },
  };
  const file = JSON.stringify(methodFileOf(methods, currency));
  expect(readMethodFile(file, currency)).toEqual(methods);
});

test.each([
  ['MXN', 50_000n, 10_000n],
  ['JPY', 500_000n, 100_000n],
  ['VND', 50_000_000n, 10_000_000n],
])('a site in %s that does not say how it pays out has limits of like worth', (currency, perDay, looked) => {
  expect(defaultPolicy(currency)).toMatchObject({ dayAmountMax: perDay * 10_000n, reviewFrom: looked * 10_000n });
});

test.each([
  ['an unknown provider', 'provider: sandbox', 'provider: nobody', 'line 4, deposits.0.provider'],
  ['an unknown key', 'minutes: 5', 'minutes: 5\n    colour: red', 'deposits.0.colour: is not known'],
  ['a most below the least', 'max: "50000"', 'max: "50"', 'line 6, deposits.0.max: is less than min'],
  ['nothing as the least', 'min: "100"', 'min: "0"', 'deposits.0.min: has to be more than nothing'],
  ['what is too fine', 'min: "100"', 'min: "100.001"', 'deposits.0.min: cannot be paid in MXN'],
  ['a quick amount outside', '"200"', '"20"', 'deposits.0.quickAmounts.0: is not between min and max'],
  ['a fee above all', 'percent: "2.5"', 'percent: "250"', 'deposits.1.fee.percent'],
  ['fixed amounts without any', 'validMinutes: 30', 'validMinutes: 30\n    isAmountFixed: true', 'has to name'],
  ['a code twice', 'code: card', 'code: spei', 'deposits.1.code: is that of an earlier entry'],
  ['no list', 'payouts:', 'payout:', 'lacks payouts'],
])('a file is refused for %s, with line and path', (_what, from, to, problem) => {
  expect(methodFile).toContain(from);
  expect(() => readMethodFile(methodFile.replace(from, to), 'MXN')).toThrow(problem);
});

const rules = `${methodFile}withdrawals:
  turnoverPercent: "150"
  coolingHours: 0
  accountsMax: 2
  dayCountMax: 5
  dayAmountMax: "9000"
  receiptMinutes: 30
uplineTransfers: { min: "100", max: "5000", dayMax: "8000" }
`;

test('rules of money are read where they stand, and left alone where they do not', () => {
  expect(readMethodFile(rules, 'MXN')).toMatchObject({
    withdrawals: { turnoverBasisPoints: 15_000, dayAmountMax: 90_000_000n, reviewFrom: null, receiptMinutes: 30 },
    uplineTransfers: { isAllowed: true, amountMin: 1_000_000n, amountMax: 50_000_000n, dayAmountMax: 80_000_000n },
  });
  const named = Object.keys(readMethodFile(methodFile, 'MXN'));
  expect(named).toEqual(['deposits', 'payouts']);
});

test.each([
  ['a most below the least', 'max: "5000"', 'max: "50"', 'uplineTransfers.max: is less than min'],
  ['a day below the most', 'dayMax: "8000"', 'dayMax: "4000"', 'uplineTransfers.dayMax: is less than max'],
  [
    'what is too fine',
    'dayAmountMax: "9000"',
    'dayAmountMax: "0.001"',
    'withdrawals.dayAmountMax: cannot be paid in MXN',
  ],
  ['nothing as the most', 'dayAmountMax: "9000"', 'dayAmountMax: "0"', 'withdrawals.dayAmountMax: has to be more'],
])('rules are refused for %s, with line and path', (_what, from, to, problem) => {
  expect(rules).toContain(from);
  expect(() => readMethodFile(rules.replace(from, to), 'MXN')).toThrow(problem);
});
