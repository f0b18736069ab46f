import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Day } from './days.ts';
import type { ClosedDay, Sum } from './reconciliation.model.ts';

interface SumRow {
  run_id: string;
  day: string;
  currency: string;
  kind: string;
  our_count: bigint;
  our_amount: string;
  their_count: bigint;
  their_amount: string;
}

/** What runs found of a site, by day, currency and kind; one day of them when it is named. */
export async function selectSums(
  db: Reader,
  of: { runIds: readonly string[]; siteId: string; day?: Day },
): Promise<(Sum & { runId: string })[]> {
  const { runIds, siteId, day = null } = of;
  const { rows } = await sql<SumRow>`
    select run_id, day::text, currency, kind, our_count, our_amount, their_count, their_amount
    from reconciliation_sum
    where run_id = any(${[...runIds]}::uuid[]) and site_id = ${siteId} and (${day}::date is null or day = ${day}::date)
    order by day, currency, kind`.execute(db);
  return rows.map((row) => ({
    runId: row.run_id,
    day: row.day,
    currency: row.currency,
    kind: row.kind,
    ourCount: Number(row.our_count),
    ourAmount: BigInt(row.our_amount),
    theirCount: Number(row.their_count),
    theirAmount: BigInt(row.their_amount),
  }));
}

/** Closes a day for ever; false when it is closed already. */
export async function insertClose(tx: Tx, close: ClosedDay & { siteId: string }): Promise<boolean> {
  const { vendorCode, siteId, day, runId, closedAt, closedBy } = close;
  const { numAffectedRows } = await sql`
    insert into reconciliation_close (vendor_code, site_id, day, run_id, closed_at, closed_by)
    values (${vendorCode}, ${siteId}, ${day}::date, ${runId}, ${closedAt}, ${closedBy})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The latest closed days of a vendor and site. */
export async function listClosed(
  db: Reader,
  of: { vendorCode: string; siteId: string },
  limit: number,
): Promise<ClosedDay[]> {
  const { rows } = await sql<{ day: string; run_id: string; closed_at: Date; closed_by: string }>`
    select day::text, run_id, closed_at, closed_by from reconciliation_close
    where vendor_code = ${of.vendorCode} and site_id = ${of.siteId} order by day desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    vendorCode: of.vendorCode,
    day: row.day,
    runId: row.run_id,
    closedAt: row.closed_at,
    closedBy: row.closed_by,
  }));
}
