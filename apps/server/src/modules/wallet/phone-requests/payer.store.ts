import type { Reader } from '#kernel/database/database.ts';

/** An e-wallet that has paid for a member: how its owner recognises it, and by which payment its provider knows it. */
export interface RememberedPayer {
  methodCode: string;
  provider: string;
  maskedPhone: string;
  /** Null where it was paid before numbers were marked. */
  fingerprint: string | null;
  paymentId: string;
}

/** For each method the e-wallet that paid last. One that never paid is not remembered: its number may be mistyped. */
export async function rememberedPayers(db: Reader, memberId: string): Promise<RememberedPayer[]> {
  const rows = await db
    .selectFrom('deposit')
    .distinctOn(['method_code'])
    .select(['method_code', 'provider', 'masked_phone', 'phone_fingerprint', 'provider_payment_id'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'succeeded')
    .where('masked_phone', 'is not', null)
    .where('provider_payment_id', 'is not', null)
    .orderBy('method_code')
    .orderBy('settled_at', 'desc')
    .execute();
  return rows.map((row) => ({
    methodCode: row.method_code,
    provider: row.provider,
    maskedPhone: row.masked_phone ?? '',
    fingerprint: row.phone_fingerprint,
    paymentId: row.provider_payment_id ?? '',
  }));
}
