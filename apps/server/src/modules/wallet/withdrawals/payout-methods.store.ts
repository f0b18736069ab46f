import type { Money } from '@quetzal/domain/money';
import type { DepositFee, PayoutKind } from '@quetzal/domain/wallet';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { PayoutMethod as PayoutMethodRow } from '#kernel/database/schema.generated.ts';
import { hasTransfers, likePesos } from '../wallet.sandbox-methods.ts';

/** How a site pays out to one kind of account. */
export interface PayoutMethod {
  code: string;
  kind: PayoutKind;
  /** Code of the `PayoutProvider` that pays. */
  provider: string;
  min: Money;
  max: Money;
  fee: DepositFee;
  /** How long a payout usually takes. */
  minutes: number;
}

function toMethod(row: Selectable<PayoutMethodRow>): PayoutMethod {
  const money = (amount: bigint) => ({ currency: row.currency, amount });
  return {
    code: row.code,
    kind: row.kind as PayoutKind,
    provider: row.provider,
    min: money(row.amount_min),
    max: money(row.amount_max),
    fee: { fixed: money(row.fee_fixed), basisPoints: row.fee_basis_points },
    minutes: row.minutes,
  };
}

/** The methods that a site offers, in its order. */
export async function findPayoutMethods(db: Reader, siteId: string): Promise<PayoutMethod[]> {
  const rows = await db
    .selectFrom('payout_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(toMethod);
}

/** Writes a site's methods in this order; those that are not named stay in the table but are offered no more. */
export async function savePayoutMethods(tx: Tx, siteId: string, methods: readonly PayoutMethod[]): Promise<void> {
  await tx.updateTable('payout_method').set({ enabled: false }).where('site_id', '=', siteId).execute();
  for (const [position, method] of methods.entries()) {
    const row = {
      kind: method.kind,
      provider: method.provider,
      currency: method.min.currency,
      amount_min: method.min.amount,
      amount_max: method.max.amount,
      fee_fixed: method.fee.fixed.amount,
      fee_basis_points: method.fee.basisPoints,
      minutes: method.minutes,
      position,
      enabled: true,
    };
    await tx
      .insertInto('payout_method')
      .values({ site_id: siteId, code: method.code, ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
      .execute();
  }
}

/** What the sandbox provider can pretend, for a site that has no contract with a real one yet. */
export function sandboxPayoutMethods(currency: string): PayoutMethod[] {
  const money = likePesos(currency);
  const common = { provider: 'sandbox', min: money(100n), fee: { fixed: money(0n), basisPoints: 0 } };
  const transfer: PayoutMethod = { ...common, code: 'spei', kind: 'bank', max: money(50_000n), minutes: 30 };
  return [
    ...(hasTransfers(currency) ? [transfer] : []),
    { ...common, code: 'wallet', kind: 'e_wallet', max: money(10_000n), minutes: 5 },
    {
      ...common,
      code: 'usdt',
      kind: 'crypto',
      min: money(200n),
      max: money(50_000n),
      fee: { fixed: money(20n), basisPoints: 50 },
      minutes: 20,
    },
  ];
}
