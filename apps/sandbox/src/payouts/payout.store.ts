import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** A payout as it is kept. */
export type Payout = Selectable<Tables['payout']>;
/** A payout before it is kept. */
export type NewPayout = Insertable<Tables['payout']>;

/** Keeps a payout; the one that the merchant's reference already has comes back instead of a second. */
export async function keepPayout(tx: Tx, payout: NewPayout): Promise<Payout> {
  const added = await tx
    .insertInto('payout')
    .values(payout)
    .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added !== undefined) return added;
  const known = tx.selectFrom('payout').selectAll();
  return known.where('merchant_reference', '=', payout.merchant_reference).executeTakeFirstOrThrow();
}

/** One payout. */
export function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  return db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Moves a payout out of `pending`; undefined when it has left that state already. */
export function endPayout(tx: Tx, id: string, state: Payout['state'], at: Date): Promise<Payout | undefined> {
  return tx
    .updateTable('payout')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Payouts whose time has come. */
export function duePayouts(db: Database, now: Date, limit: number): Promise<Payout[]> {
  const open = db.selectFrom('payout').selectAll().where('state', '=', 'pending').where('due_at', '<=', now);
  return open.orderBy('due_at').limit(limit).execute();
}
