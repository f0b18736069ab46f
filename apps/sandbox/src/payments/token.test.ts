import { currencyOf } from '@quetzal/domain/money';
import { expect, test } from 'vitest';
import { tokensFor, worthOf } from './token.ts';

test.each([
  ['JPY', 1_500n],
  ['IDR', 160_000n],
  ['USDT', 10n],
])('ten tokens or so pay for a round amount of %s, and are worth it again', (currency, amount) => {
  const units = amount * 10n ** BigInt(currencyOf(currency).scale);
  const tokens = tokensFor(units, currency);
  expect(tokens).toBe(10_000_000n);
  expect(worthOf(10_000_000n, currency)).toBe(units);
});
