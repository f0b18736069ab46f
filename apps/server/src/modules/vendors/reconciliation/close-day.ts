import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import { insertClose, selectSums } from './close.store.ts';
import type { Day } from './days.ts';
import { lockVendor } from './finish-run.ts';
import { countOpen } from './items.store.ts';
import { eventOf, type ReconciliationActor } from './reconciliation-actor.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { reconciliationErrors } from './reconciliation.errors.ts';
import type { ClosedDay } from './reconciliation.model.ts';
import { selectRunOfDay } from './runs.store.ts';

/** Closes a day of a vendor for a site, for ever. Refuses while anything of it, or of a day before, is open. */
export async function closeDay(
  { db, clock }: Pick<ReconciliationDeps, 'db' | 'clock'>,
  actor: ReconciliationActor,
  { vendorCode, day }: { vendorCode: string; day: Day },
): Promise<ClosedDay> {
  const { operatorId, siteId } = actor;
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockVendor(tx, vendorCode);
    const runId = await selectRunOfDay(tx, vendorCode, day);
    if (runId === undefined) throw reconciliationErrors.notCompared();
    const open = await countOpen(tx, { vendorCode, siteId, day });
    if (open > 0) throw reconciliationErrors.itemsOpen(open);
    const closed = { vendorCode, day, runId, closedAt: at, closedBy: operatorId };
    if (!(await insertClose(tx, { ...closed, siteId }))) throw reconciliationErrors.alreadyClosed();
    const sums = await selectSums(tx, { runIds: [runId], siteId, day });
    const totals = sums.map(({ currency, kind, ourAmount, theirAmount }) => ({
      currency,
      kind,
      ours: formatAmount({ currency, amount: ourAmount }),
      theirs: formatAmount({ currency, amount: theirAmount }),
    }));
    const event = { ...eventOf(actor, at), action: 'day_closed', subject: `vendor:${vendorCode}` };
    await reportEvent(tx, { ...event, after: { day, runId, totals } });
    return closed;
  });
}
