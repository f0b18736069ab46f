import { sql } from 'kysely';
import type { Tx } from '#kernel/database/database.ts';
import type { Deposit } from '../wallet.model.ts';
import { toDeposit } from '../wallet.store.ts';

/** Notes when the phone was asked a second time; the first note stands. */
export async function markResent(tx: Tx, id: string, at: Date): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({ resent_at: sql`coalesce(resent_at, ${at})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}
