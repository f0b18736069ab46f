import { currencyOf } from '@quetzal/domain/money';
import type { DepositMethod } from './wallet.model.ts';

/** The methods that the sandbox provider can pretend, for a site that has no contract with a real one yet. */
export function sandboxDepositMethods(currency: string): DepositMethod[] {
  const unit = 10n ** BigInt(currencyOf(currency).scale);
  const money = (whole: bigint) => ({ currency, amount: whole * unit });
  const free = { fixed: money(0n), basisPoints: 0 };
  const quickAmounts = [200n, 500n, 1_000n, 2_000n, 5_000n].map(money);
  const common = { provider: 'sandbox', quickAmounts, isAmountFixed: false, min: money(100n), fee: free };
  return [
    { ...common, code: 'spei', kind: 'bank_transfer', max: money(50_000n), minutes: 5, validMinutes: 60 },
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
