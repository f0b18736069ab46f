import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { PaymentMethod } from '#kernel/database/schema.generated.ts';
import type { Deposit, DepositMethod, PaymentKind } from './wallet.model.ts';

function toMethod(row: Selectable<PaymentMethod>): DepositMethod {
  const money = (amount: bigint) => ({ currency: row.currency, amount });
  return {
    code: row.code,
    kind: row.kind as PaymentKind,
    provider: row.provider,
    min: money(row.amount_min),
    max: money(row.amount_max),
    fee: { fixed: money(row.fee_fixed), basisPoints: row.fee_basis_points },
    minutes: row.minutes,
    validMinutes: row.valid_minutes,
    // Elements of an int8 array arrive as text.
    isAmountFixed: row.is_amount_fixed,
    quickAmounts: (row.quick_amounts as (bigint | string)[]).map((amount) => money(BigInt(amount))),
  };
}

/** The methods that a site offers, in its order. */
export async function findMethods(db: Reader, siteId: string): Promise<DepositMethod[]> {
  const rows = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(toMethod);
}

/** Writes a site's methods in this order; those that are not named stay in the table but are offered no more. */
export async function saveMethods(tx: Tx, siteId: string, methods: readonly DepositMethod[]): Promise<void> {
  await tx.updateTable('payment_method').set({ enabled: false }).where('site_id', '=', siteId).execute();
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
      valid_minutes: method.validMinutes,
      quick_amounts: method.quickAmounts.map(({ amount }) => amount),
      is_amount_fixed: method.isAmountFixed,
      position,
      enabled: true,
    };
    await tx
      .insertInto('payment_method')
      .values({ site_id: siteId, code: method.code, ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
      .execute();
  }
}

/** What belongs to the order of a deposit's payment beside the deposit: its method, whether or not it is still offered. */
export async function orderFactsOf(
  db: Reader,
  { memberId, siteId, methodCode }: Pick<Deposit, 'memberId' | 'siteId' | 'methodCode'>,
): Promise<{ methodKind: string; language: string }> {
  return db
    .selectFrom('payment_method')
    .innerJoin('site', 'site.id', 'payment_method.site_id')
    .innerJoin('member', 'member.site_id', 'site.id')
    .select(({ fn }) => [
      'payment_method.kind as methodKind',
      fn.coalesce('member.language', 'site.default_language').as('language'),
    ])
    .where('payment_method.site_id', '=', siteId)
    .where('payment_method.code', '=', methodCode)
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}
