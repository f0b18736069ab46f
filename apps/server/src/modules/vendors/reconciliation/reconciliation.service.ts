import { errors } from '#kernel/errors/app-error.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { closeDay } from './close-day.ts';
import { listClosed, selectSums } from './close.store.ts';
import { type Day, dayOf, isDay } from './days.ts';
import { deleteOldEntries } from './entries.store.ts';
import { listItems } from './items.store.ts';
import { planNightlyRuns, planRun } from './plan-runs.ts';
import { comparedVendors } from './readers.ts';
import type { ReconciliationActor } from './reconciliation-actor.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { reconciliationErrors } from './reconciliation.errors.ts';
import type { ClosedDay, Item, ItemState, Run, Sum } from './reconciliation.model.ts';
import { resolveOne } from './resolve-item.ts';
import { listRuns } from './runs.store.ts';
import { workRuns } from './work-runs.ts';

const entriesKeptMs = 120 * 24 * 60 * 60_000;
const listMax = 40;

/** Comparing vendors' books with ours, and closing the days on which they agree. */
export type Reconciliation = ReturnType<typeof createReconciliation>;

export function createReconciliation(deps: ReconciliationDeps) {
  const { db, clock } = deps;

  function requireVendor(vendorCode: string): void {
    if (!comparedVendors(deps).includes(vendorCode)) throw reconciliationErrors.vendorUnknown();
  }

  function requireOver(day: Day): void {
    if (!isDay(day)) throw errors.invalid('day');
    if (day >= dayOf(clock.now())) throw reconciliationErrors.dayNotOver();
  }

  return {
    jobs: [
      {
        name: 'vendors.reconcile',
        cron: '* * * * *',
        async run() {
          await planNightlyRuns(deps);
          await workRuns(deps);
        },
      },
      {
        name: 'vendors.forget_feed_entries',
        cron: '41 5 * * *',
        run: () => deleteOldEntries(db, new Date(clock.now().getTime() - entriesKeptMs)),
      },
    ] satisfies Job[],

    /** Asks for a comparison up to a day that is over; a worker does it within a minute or so. */
    async ask(
      actor: ReconciliationActor,
      wish: { vendorCode: string; day: Day },
    ): Promise<Pick<Run, 'id' | 'fromDay'>> {
      requireVendor(wish.vendorCode);
      requireOver(wish.day);
      const run = await planRun(db, { ...wish, askedBy: actor.operatorId, now: clock.now() });
      if (run === undefined) throw reconciliationErrors.underWay();
      return run;
    },

    /** The latest runs of a vendor with what they found of the site. */
    async runs(siteId: string, vendorCode: string): Promise<(Run & { sums: Sum[] })[]> {
      requireVendor(vendorCode);
      const runs = await listRuns(db, vendorCode, listMax);
      const sums = await selectSums(db, { runIds: runs.map(({ id }) => id), siteId });
      return runs.map((run) => ({ ...run, sums: sums.filter(({ runId }) => runId === run.id) }));
    },

    async items(
      of: { siteId: string; vendorCode: string | undefined; state: ItemState | undefined },
      slice: { offset: number; limit: number },
    ): Promise<{ items: Item[]; total: number }> {
      if (of.vendorCode !== undefined) requireVendor(of.vendorCode);
      return listItems(db, of, slice);
    },

    resolve: (actor: ReconciliationActor, id: string, reason: string): Promise<Item> =>
      resolveOne(deps, actor, id, reason),

    async close(actor: ReconciliationActor, wish: { vendorCode: string; day: Day }): Promise<ClosedDay> {
      requireVendor(wish.vendorCode);
      requireOver(wish.day);
      return closeDay(deps, actor, wish);
    },

    /** The latest closed days of a vendor with their totals, which never change. */
    async closedDays(siteId: string, vendorCode: string): Promise<(ClosedDay & { sums: Sum[] })[]> {
      requireVendor(vendorCode);
      const days = await listClosed(db, { vendorCode, siteId }, listMax);
      const sums = await selectSums(db, { runIds: days.map(({ runId }) => runId), siteId });
      return days.map((closed) => ({
        ...closed,
        sums: sums.filter(({ runId, day }) => runId === closed.runId && day === closed.day),
      }));
    },
  };
}
