import type { Reader } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { addDays, type Day, dayOf, startOf } from './days.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { comparedVendors } from './readers.ts';
import type { Run } from './reconciliation.model.ts';
import { insertRun, selectFirstDay } from './runs.store.ts';

const hourMs = 60 * 60_000;
/** Vendors get so long after midnight UTC to deliver what belongs to the day before. */
const nightlyAfterMs = 3 * hourMs;
/** No run begins earlier than so many days before its day. */
const daysBackMax = 31;

/** Writes the nightly runs of the day before down, once for each vendor, from three hours after midnight UTC on. */
export async function planNightlyRuns(deps: ReconciliationDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = dayOf(now);
  if (now.getTime() < startOf(today).getTime() + nightlyAfterMs) return;
  for (const vendorCode of comparedVendors(deps)) {
    await planRun(db, { vendorCode, day: addDays(today, -1), askedBy: null, now });
  }
}

/**
 * Writes a run down that compares up to a day. It begins at the last day that was compared, or at the oldest open item,
 * and one day back at the least, since vendors deliver late. Undefined when the vendor has a run under way.
 */
export async function planRun(
  db: Reader,
  wish: { vendorCode: string; day: Day; askedBy: string | null; now: Date },
): Promise<Pick<Run, 'id' | 'fromDay'> | undefined> {
  const { vendorCode, day, askedBy, now } = wish;
  const { compared, open } = await selectFirstDay(db, vendorCode, day);
  const wanted = [addDays(day, -1), ...[compared, open].filter((one) => one !== null)];
  const earliest = addDays(day, -daysBackMax);
  const [first = day] = wanted.toSorted();
  const fromDay = first < earliest ? earliest : first;
  const run = { id: newId(), vendorCode, fromDay, day, askedBy, askedAt: now };
  return (await insertRun(db, run)) ? run : undefined;
}
