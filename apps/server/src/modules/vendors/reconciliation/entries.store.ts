import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';

/** A transaction as its vendor tells it; amount in ledger units. */
export interface FeedEntry {
  txId: string;
  kind: string;
  state: string;
  betTxId: string | null;
  operatorId: string;
  playerRef: string;
  currency: string;
  amount: bigint;
  happenedAt: Date;
}

/** Keeps what a page told; what was told before of the same transactions is forgotten. */
export async function upsertEntries(
  tx: Tx,
  of: { vendorCode: string; runId: string },
  entries: readonly FeedEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    vendor_code: of.vendorCode,
    run_id: of.runId,
    tx_id: entry.txId,
    kind: entry.kind,
    state: entry.state,
    bet_tx_id: entry.betTxId,
    operator_id: entry.operatorId,
    player_ref: entry.playerRef,
    currency: entry.currency,
    amount: entry.amount,
    happened_at: entry.happenedAt,
  }));
  await tx
    .insertInto('vendor_feed_entry')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tx_id', 'vendor_code']).doUpdateSet((row) => ({
        run_id: row.ref('excluded.run_id'),
        kind: row.ref('excluded.kind'),
        state: row.ref('excluded.state'),
        bet_tx_id: row.ref('excluded.bet_tx_id'),
        operator_id: row.ref('excluded.operator_id'),
        player_ref: row.ref('excluded.player_ref'),
        currency: row.ref('excluded.currency'),
        amount: row.ref('excluded.amount'),
        happened_at: row.ref('excluded.happened_at'),
      })),
    )
    .execute();
}

/** Forgets what a run over this time did not hear any more. */
export async function deleteUnsaid(tx: Tx, of: { vendorCode: string; runId: string; from: Date }): Promise<void> {
  await tx
    .deleteFrom('vendor_feed_entry')
    .where('vendor_code', '=', of.vendorCode)
    .where('happened_at', '>=', of.from)
    .where('run_id', '<>', of.runId)
    .execute();
}

/** Forgets what was told of long ago, but for what is still open. */
export async function deleteOldEntries(db: Reader, before: Date): Promise<void> {
  await sql`
    delete from vendor_feed_entry told where happened_at < ${before} and not exists (
      select from reconciliation_item item
      where item.vendor_code = told.vendor_code and item.tx_id = told.tx_id and item.state = 'open')`.execute(db);
}
