import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { BooksReader } from '../feed/books-reader.ts';
import { agreeItems, insertSums, openItems } from './compare.store.ts';
import { addDays, startOf } from './days.ts';
import { applyRollbacks, deleteUnsaid } from './entries.store.ts';
import { pairUp } from './pairs.store.ts';
import type { Claimed } from './read-feed-of-run.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import type { RunTrouble } from './reconciliation.model.ts';
import { endRun } from './runs.store.ts';

/** Holds back whoever else compares or closes days of a vendor until the transaction ends. */
export async function lockVendor(tx: Tx, vendorCode: string): Promise<void> {
  await takeTurn(tx, `reconciliation:${vendorCode}`);
}

/** Compares what was read with our own books and ends the run: all of it, or nothing. */
export async function finishRun(
  { db, clock }: Pick<ReconciliationDeps, 'db' | 'clock'>,
  { run, claimedUntil }: Claimed,
  { endOf }: Pick<BooksReader, 'endOf'>,
): Promise<void> {
  const { id: runId, vendorCode, fromDay, day } = run;
  const now = clock.now();
  const begin = startOf(fromDay);
  const end = startOf(addDays(day, 1));
  const comparison = { runId, vendorCode, day, begin, end, now, tellsAll: endOf === undefined };
  await db.transaction().execute(async (tx) => {
    await lockVendor(tx, vendorCode);
    if (!(await endRun(tx, runId, { state: 'done', trouble: null, at: now, claimedUntil }))) return;
    await deleteUnsaid(tx, { vendorCode, runId, from: begin, before: endOf?.(end) });
    if (!comparison.tellsAll) await applyRollbacks(tx, { vendorCode, runId });
    await pairUp(tx, comparison);
    await insertSums(tx, comparison);
    const differences = await openItems(tx, comparison);
    const agreed = await agreeItems(tx, comparison);
    const after = {
      fromDay,
      day,
      differences: Object.fromEntries(differences.map((one) => [one.difference, one.count])),
    };
    await reportEvent(tx, { ...eventOf(vendorCode, now), action: 'compared', after: { ...after, agreed } });
  });
}

/** Gives a run up: its vendor has not told anything that could be compared. */
export async function failRun(
  { db, clock }: Pick<ReconciliationDeps, 'db' | 'clock'>,
  { run, claimedUntil }: Claimed,
  trouble: RunTrouble,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await endRun(tx, run.id, { state: 'failed', trouble, at: now, claimedUntil }))) return;
    const after = { fromDay: run.fromDay, day: run.day, attempts: run.attempts + 1 };
    await reportEvent(tx, { ...eventOf(run.vendorCode, now), action: 'not_compared', reason: trouble, after });
  });
}

function eventOf(vendorCode: string, at: Date) {
  const subject = `vendor:${vendorCode}`;
  return { at, siteId: null, component: 'vendors.reconciliation', subject, actor: { kind: 'system' } } as const;
}
