import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { isUuid } from '../player-check.ts';

/** How many rows one statement writes: a statement has 65,535 parameters at most. */
const rowsMax = 2_000;

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
  /** Of a free round: the amount is nobody's money. */
  isFree: boolean;
  happenedAt: Date;
}

/** The merchant codes of the sites of players, by player (in small letters); who is nobody's player is left out. */
export async function selectSitesOf(db: Reader, playerRefs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(playerRefs.filter(isUuid).map((ref) => ref.toLowerCase()))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; merchant_code: string }>`
    select member.id, site.merchant_code from member join site on site.id = member.site_id
    where member.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.merchant_code]));
}

/** Keeps what a page told; what was told before of the same transactions is forgotten. */
export async function upsertEntries(
  tx: Tx,
  of: { vendorCode: string; runId: string },
  entries: readonly FeedEntry[],
): Promise<void> {
  for (let first = 0; first < entries.length; first += rowsMax)
    await upsertSome(tx, of, entries.slice(first, first + rowsMax));
}

async function upsertSome(
  tx: Tx,
  of: { vendorCode: string; runId: string },
  entries: readonly FeedEntry[],
): Promise<void> {
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
    is_free: entry.isFree,
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
        is_free: row.ref('excluded.is_free'),
        happened_at: row.ref('excluded.happened_at'),
      })),
    )
    .execute();
}

/** Forgets what a run over this time did not hear any more; without `before` it has heard all there is. */
export async function deleteUnsaid(
  tx: Tx,
  of: { vendorCode: string; runId: string; from: Date; before: Date | undefined },
): Promise<void> {
  let unsaid = tx
    .deleteFrom('vendor_feed_entry')
    .where('vendor_code', '=', of.vendorCode)
    .where('happened_at', '>=', of.from)
    .where('run_id', '<>', of.runId);
  if (of.before !== undefined) unsaid = unsaid.where('happened_at', '<', of.before);
  await unsaid.execute();
}

/** Takes a run's rollbacks as word of what they took back, where the vendor does not say it of the bet or win itself. */
export async function applyRollbacks(tx: Tx, of: { vendorCode: string; runId: string }): Promise<void> {
  await sql`
    update vendor_feed_entry taken set state = 'rolled_back'
    from vendor_feed_entry back
    where back.vendor_code = ${of.vendorCode} and back.run_id = ${of.runId} and back.kind = 'rollback'
      and back.state = 'done' and taken.tx_id = back.bet_tx_id and taken.vendor_code = back.vendor_code
      and taken.state = 'done' and taken.kind <> 'rollback'`.execute(tx);
}

/** Forgets what was told of long ago, but for what is still open. */
export async function deleteOldEntries(db: Reader, before: Date): Promise<void> {
  await sql`
    delete from vendor_feed_entry told where happened_at < ${before} and not exists (
      select from reconciliation_item item
      where item.vendor_code = told.vendor_code and item.tx_id = told.tx_id and item.state = 'open')`.execute(db);
}
