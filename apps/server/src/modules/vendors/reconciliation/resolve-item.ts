import { reportEvent } from '#kernel/audit/event-report.ts';
import { lockItem, resolveItem } from './items.store.ts';
import { eventOf, type ReconciliationActor } from './reconciliation-actor.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { reconciliationErrors } from './reconciliation.errors.ts';
import type { Item } from './reconciliation.model.ts';

/** Closes an open item by a person's word: it stays closed as long as both sides say what they say now. */
export async function resolveOne(
  { db, clock }: Pick<ReconciliationDeps, 'db' | 'clock'>,
  actor: ReconciliationActor,
  id: string,
  reason: string,
): Promise<Item> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const item = await lockItem(tx, actor.siteId, id);
    if (item === undefined) throw reconciliationErrors.itemUnknown();
    if (item.state !== 'open') throw reconciliationErrors.itemClosed();
    await resolveItem(tx, id, { operatorId: actor.operatorId, reason, at });
    const { difference, ours, theirs, vendorCode, txId } = item;
    await reportEvent(tx, {
      ...eventOf(actor, at),
      action: 'resolved',
      subject: `vendor_transaction:${vendorCode}/${txId}`,
      reason,
      before: { difference, ours, theirs },
      after: { state: 'resolved' },
    });
    return { ...item, state: 'resolved', closedAt: at, reason };
  });
}
