import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import { transferErrors } from './transfer.errors.ts';
import { book, reserve } from './transfer-money.ts';
import { type TransferEnd, type VendorTransfer, VendorUnheard } from './transfer.model.ts';
import * as store from './transfers.store.ts';

/** A call under way is left alone for so long; then the vendor is asked to say for ever what became of it. */
const firstPollAfterMs = 60_000;

/** What the steps of a transfer need. */
export interface StepDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  publishBalance(memberId: string): void;
}

/** Books what a vendor said of a transfer, once. */
function endTransfer({ db, clock, ledger }: StepDeps, id: string, told: TransferEnd): Promise<VendorTransfer> {
  return db.transaction().execute(async (tx) => {
    const transfer = await store.lockTransfer(tx, id);
    if (transfer.state !== 'pending') return transfer;
    const at = clock.now();
    await book({ ledger, clock }, tx, transfer, told);
    const ended = await store.endTransfer(tx, id, told, at);
    const { siteId, memberId, vendorCode, direction, amount, reason } = ended;
    await reportEvent(tx, {
      at,
      siteId,
      component: 'wallet.vendor_transfers',
      action: ended.state,
      subject: `vendor_transfer:${id}`,
      actor: { kind: 'provider', id: vendorCode },
      reason: reason ?? undefined,
      before: { state: 'pending' },
      after: { memberId, direction, currency: amount.currency, amount: formatAmount(amount), state: ended.state },
    });
    return ended;
  });
}

/** Books what the vendor says to a call; the transfer as it was when nobody heard it. */
export async function pursue(
  deps: StepDeps,
  transfer: VendorTransfer,
  call: () => Promise<TransferEnd>,
): Promise<VendorTransfer> {
  try {
    const ended = await endTransfer(deps, transfer.id, await call());
    deps.publishBalance(transfer.memberId);
    return ended;
  } catch (error) {
    if (!(error instanceof VendorUnheard)) throw error;
    deps.publishBalance(transfer.memberId);
    return transfer;
  }
}

/** Writes a wish and puts its money aside; the transfer that the same request already has comes back instead. */
export async function enter(
  { db, ledger }: StepDeps,
  planned: VendorTransfer,
): Promise<{ transfer: VendorTransfer; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const nextPollAt = new Date(planned.createdAt.getTime() + firstPollAfterMs);
    if (await store.insertTransfer(tx, planned, nextPollAt)) {
      if (!(await reserve(ledger, tx, planned))) throw transferErrors.insufficientFunds();
      return { transfer: planned, isNew: true };
    }
    const known = await store.findByRequest(tx, planned.memberId, planned.requestId);
    const isSame =
      known.vendorCode === planned.vendorCode &&
      known.direction === planned.direction &&
      known.amount.amount === planned.amount.amount;
    if (!isSame) throw transferErrors.requestIdReused();
    return { transfer: known, isNew: false };
  });
}
