import { type Selectable, sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { ReconciliationRun } from '#kernel/database/schema.generated.ts';
import type { Day } from './days.ts';
import type { Run, RunState, RunTrouble } from './reconciliation.model.ts';

type Row = Omit<Selectable<ReconciliationRun>, 'day' | 'from_day'> & { day: string; from_day: string };

const runOf = (row: Row): Run => ({
  id: row.id,
  vendorCode: row.vendor_code,
  fromDay: row.from_day,
  day: row.day,
  state: row.state as RunState,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  cursor: row.cursor,
  pages: row.pages,
  attempts: row.attempts,
  trouble: row.trouble,
  endedAt: row.ended_at,
});

const columns = sql.raw(`id, vendor_code, from_day::text, day::text, state, asked_by, asked_at, due_at, claimed_until,
  cursor, pages, attempts, trouble, ended_at`);

/** A vendor's address; undefined for a code that no vendor has. */
export async function selectBaseUrl(db: Reader, vendorCode: string): Promise<string | undefined> {
  const row = await db.selectFrom('vendor').select('base_url').where('code', '=', vendorCode).executeTakeFirst();
  return row?.base_url;
}

/** Writes a run down; false when this vendor has one under way, or had its nightly one of that day. */
export async function insertRun(
  db: Reader,
  run: Pick<Run, 'id' | 'vendorCode' | 'fromDay' | 'day' | 'askedBy' | 'askedAt'>,
): Promise<boolean> {
  const { id, vendorCode, fromDay, day, askedBy, askedAt } = run;
  const { numAffectedRows } = await sql`
    insert into reconciliation_run (id, vendor_code, from_day, day, asked_by, asked_at, due_at)
    select ${id}, ${vendorCode}, ${fromDay}::date, ${day}::date, ${askedBy}, ${askedAt}, ${askedAt}
    where exists (select from vendor where code = ${vendorCode})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Where a comparison up to a day has to begin: at the last compared day, and before any open item. */
export async function selectFirstDay(
  db: Reader,
  vendorCode: string,
  day: Day,
): Promise<{ compared: Day | null; open: Day | null }> {
  const { rows } = await sql<{ compared: Day | null; open: Day | null }>`
    select (select max(day)::text from reconciliation_run
        where vendor_code = ${vendorCode} and state = 'done' and day < ${day}::date) as compared,
      (select min(happened_at at time zone 'UTC')::date::text from reconciliation_item
        where vendor_code = ${vendorCode} and state = 'open') as open`.execute(db);
  return rows[0] ?? { compared: null, open: null };
}

/** Takes a run that is due, or that a worker left in the middle of, until `until`; no other worker gets it meanwhile. */
export async function claimRun(db: Database, now: Date, until: Date): Promise<Run | undefined> {
  const { rows } = await sql<Row>`
    update reconciliation_run
    set state = 'reading', claimed_until = ${until}, attempts = attempts + (state = 'reading')::integer
    where id = (
      select id from reconciliation_run
      where (state = 'waiting' and due_at <= ${now}) or (state = 'reading' and claimed_until <= ${now})
      order by due_at limit 1 for update skip locked
    )
    returning ${columns}`.execute(db);
  return rows[0] && runOf(rows[0]);
}

/** Goes on with a run that this worker has; false when its time was over and another took it. */
export async function renewClaim(
  tx: Tx,
  run: Pick<Run, 'id' | 'cursor'>,
  claim: { since: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_run')
    .set((row) => ({ cursor: run.cursor, claimed_until: claim.until, attempts: 0, pages: row('pages', '+', 1) }))
    .where('id', '=', run.id)
    .where('claimed_until', '=', claim.since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets a run wait for another attempt. */
export async function postponeRun(
  db: Reader,
  id: string,
  { trouble, dueAt, claimedUntil }: { trouble: RunTrouble | null; dueAt: Date; claimedUntil: Date },
): Promise<void> {
  await db
    .updateTable('reconciliation_run')
    .set((row) => ({
      state: 'waiting',
      claimed_until: null,
      due_at: dueAt,
      trouble,
      attempts: trouble === null ? row.ref('attempts') : row('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .execute();
}

/** Ends a run; false when another worker has it. */
export async function endRun(
  tx: Tx,
  id: string,
  end: { state: 'done' | 'failed'; trouble: RunTrouble | null; at: Date; claimedUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_run')
    .set({ state: end.state, trouble: end.trouble, ended_at: end.at, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_until', '=', end.claimedUntil)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The latest runs of a vendor. */
export async function listRuns(db: Reader, vendorCode: string, limit: number): Promise<Run[]> {
  const { rows } = await sql<Row>`
    select ${columns} from reconciliation_run where vendor_code = ${vendorCode}
    order by asked_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(runOf);
}

/** The newest finished run that compared a day. */
export async function selectRunOfDay(db: Reader, vendorCode: string, day: Day): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from reconciliation_run
    where vendor_code = ${vendorCode} and state = 'done' and ${day}::date between from_day and day
    order by ended_at desc, id desc limit 1`.execute(db);
  return rows[0]?.id;
}
