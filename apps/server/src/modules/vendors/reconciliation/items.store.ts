import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { ReconciliationItem } from '#kernel/database/schema.generated.ts';
import type { Day } from './days.ts';
import type { Difference, Item, ItemState, Side } from './reconciliation.model.ts';

type Row = Omit<Selectable<ReconciliationItem>, 'day'> & { day: string; total?: number };

const itemOf = (row: Row): Item => ({
  id: row.id,
  vendorCode: row.vendor_code,
  txId: row.tx_id,
  difference: row.difference as Difference,
  siteId: row.site_id,
  day: row.day,
  happenedAt: row.happened_at,
  isLate: row.is_late,
  ours: row.ours as Side | null,
  theirs: row.theirs as Side | null,
  state: row.state as ItemState,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
  reason: row.reason,
});

const columns = sql.raw(`id, vendor_code, tx_id, difference, site_id, day::text, happened_at, is_late, ours, theirs,
  state, run_id, opened_at, closed_at, closed_by_run, closed_by, reason`);

/** Items of a site, and those that no site is known of, newest first. */
export async function listItems(
  db: Reader,
  of: { siteId: string; vendorCode: string | undefined; state: ItemState | undefined },
  slice: { offset: number; limit: number },
): Promise<{ items: Item[]; total: number }> {
  const { siteId, vendorCode = null, state = null } = of;
  const { rows } = await sql<Row>`
    select ${columns}, (count(*) over ())::integer as total from reconciliation_item
    where (site_id = ${siteId} or site_id is null)
      and (${vendorCode}::text is null or vendor_code = ${vendorCode}) and (${state}::text is null or state = ${state})
    order by opened_at desc, id desc limit ${slice.limit} offset ${slice.offset}`.execute(db);
  return { items: rows.map(itemOf), total: rows[0]?.total ?? 0 };
}

/** An item of a site, or of none, held until the transaction ends. */
export async function lockItem(tx: Tx, siteId: string, id: string): Promise<Item | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from reconciliation_item
    where id = ${id} and (site_id = ${siteId} or site_id is null) for update`.execute(tx);
  return rows[0] && itemOf(rows[0]);
}

export async function resolveItem(
  tx: Tx,
  id: string,
  by: { operatorId: string; reason: string; at: Date },
): Promise<void> {
  const { operatorId: closed_by, reason, at: closed_at } = by;
  await tx
    .updateTable('reconciliation_item')
    .set({ state: 'resolved', closed_by, reason, closed_at })
    .where('id', '=', id)
    .execute();
}

/** How many items keep a day of a vendor and site open. */
export async function countOpen(tx: Tx, of: { vendorCode: string; siteId: string; day: Day }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reconciliation_item
    where vendor_code = ${of.vendorCode} and state = 'open' and (site_id = ${of.siteId} or site_id is null)
      and day <= ${of.day}::date`.execute(tx);
  return rows[0]?.count ?? 0;
}
