import { currencyOf, type Money, payablePart } from '@quetzal/domain/money';
import type { DepositMethod } from './wallet.model.ts';

/** About what a hundred pesos are in the currencies that sites are kept in, in round amounts that people pay. */
const hundredPesos: Readonly<Record<string, bigint>> = {
  MXN: 100n,
  BRL: 25n,
  CNY: 40n,
  THB: 200n,
  PHP: 300n,
  INR: 400n,
  BDT: 600n,
  JPY: 800n,
  KRW: 7_000n,
  IDR: 80_000n,
  VND: 130_000n,
};

/** Makes amounts of a site's currency of about what they are in pesos; of dollars, euros and their like where none is known. */
export function likePesos(currency: string): (pesos: bigint) => Money {
  const hundred = 10n ** BigInt(currencyOf(currency).scale) * (hundredPesos[currency] ?? 5n);
  return (pesos) => payablePart({ currency, amount: (hundred * pesos) / 100n });
}

/** Whether the bank transfers of the sandbox, which are those of Mexico, can carry a currency. */
export const hasTransfers = (currency: string): boolean => currency === 'MXN';

/** The methods that the sandbox provider can pretend, for a site that has no contract with a real one yet. */
export function sandboxDepositMethods(currency: string): DepositMethod[] {
  const money = likePesos(currency);
  const free = { fixed: money(0n), basisPoints: 0 };
  const quickAmounts = [200n, 500n, 1_000n, 2_000n, 5_000n].map(money);
  const common = { provider: 'sandbox', quickAmounts, isAmountFixed: false, min: money(100n), fee: free };
  const transfer: DepositMethod = {
    ...common,
    code: 'spei',
    kind: 'bank_transfer',
    max: money(50_000n),
    minutes: 5,
    validMinutes: 60,
  };
  return [
    ...(hasTransfers(currency) ? [transfer] : []),
    {
      ...common,
      code: 'card',
      kind: 'card',
      max: money(20_000n),
      fee: { fixed: money(0n), basisPoints: 250 },
      minutes: 1,
      validMinutes: 30,
    },
    {
      ...common,
      code: 'wallet',
      kind: 'e_wallet',
      max: money(15_000n),
      fee: { fixed: money(0n), basisPoints: 100 },
      minutes: 1,
      validMinutes: 15,
    },
    {
      ...common,
      code: 'cash',
      kind: 'cash',
      max: money(10_000n),
      fee: { fixed: money(12n), basisPoints: 0 },
      // Stores sell vouchers of these values only.
      quickAmounts: [100n, 200n, 500n, 1_000n, 2_000n, 5_000n].map(money),
      isAmountFixed: true,
      minutes: 30,
      validMinutes: 72 * 60,
    },
    { ...common, code: 'usdt', kind: 'crypto', min: money(200n), max: money(100_000n), minutes: 10, validMinutes: 60 },
  ];
}
