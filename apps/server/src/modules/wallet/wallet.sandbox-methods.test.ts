import { currencies, formatAmount, payablePart } from '@quetzal/domain/money';
import { describe, expect, test } from 'vitest';
import { sandboxDepositMethods } from './wallet.sandbox-methods.ts';
import { sandboxPayoutMethods } from './withdrawals/payout-methods.store.ts';

const codesOf = (methods: readonly { code: string }[]) => methods.map(({ code }) => code);

test('bank transfers of Mexico are for pesos alone', () => {
  expect(codesOf(sandboxDepositMethods('MXN'))).toContain('spei');
  expect(codesOf(sandboxPayoutMethods('MXN'))).toContain('spei');
  expect(codesOf(sandboxDepositMethods('USD'))).toEqual(['card', 'wallet', 'cash', 'usdt']);
  expect(codesOf(sandboxPayoutMethods('USD'))).toEqual(['wallet', 'usdt']);
});

test('amounts are worth about the same in every currency', () => {
  const shown = (currency: string) => {
    const [card] = sandboxDepositMethods(currency).filter(({ code }) => code === 'card');
    return [card?.min, ...(card?.quickAmounts ?? []), card?.max].map((money) => money && formatAmount(money));
  };
  expect(shown('MXN')).toEqual(['100.00', '200.00', '500.00', '1000.00', '2000.00', '5000.00', '20000.00']);
  expect(shown('USD')).toEqual(['5.00', '10.00', '25.00', '50.00', '100.00', '250.00', '1000.00']);
});

describe.each(currencies)('in $code', ({ code: currency }) => {
  test('all that is offered can be paid', () => {
    const deposits = sandboxDepositMethods(currency);
    const amounts = [
      ...deposits.flatMap(({ min, max, quickAmounts, fee }) => [min, max, ...quickAmounts, fee.fixed]),
      ...sandboxPayoutMethods(currency).flatMap(({ min, max, fee }) => [min, max, fee.fixed]),
    ];
    for (const money of amounts) expect(payablePart(money)).toEqual(money);
  });
});
