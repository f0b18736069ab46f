import { sql } from 'kysely';
import type { Tx } from '#kernel/database/database.ts';
import { erasedText } from '../withdrawals/payout-accounts.store.ts';

/** Withdrawals name their accounts, so the rows stay, and say of nobody whose they were. */
export async function erasePayoutAccounts(tx: Tx, memberId: string, now: Date): Promise<void> {
  const nameless = {
    holder_name: erasedText,
    number: erasedText,
    number_shown: '****',
    number_key_id: null,
    number_sealed: null,
    number_fingerprint: null,
    removed_at: sql<Date>`coalesce(removed_at, ${now})`,
  };
  await tx.updateTable('payout_account').set(nameless).where('member_id', '=', memberId).execute();
  await tx.updateTable('payout_holder').set({ name: erasedText }).where('member_id', '=', memberId).execute();
  await sql`delete from upload where member_id = ${memberId} and subject like 'withdrawal:%'`.execute(tx);
}
