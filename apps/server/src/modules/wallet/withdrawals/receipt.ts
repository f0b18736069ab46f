import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { pictureTypeOf } from '#kernel/uploads/picture-type.ts';
import { insertUpload, type Upload, uploadsOf } from '#kernel/uploads/uploads.store.ts';
import { withdrawalErrors } from './withdrawal.errors.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { moveWithdrawal, reportWithdrawal } from './withdrawal-moves.ts';
import { lockWithdrawal, receiptsDue, updateWithdrawal } from './withdrawals.store.ts';

const proofsMax = 3;
const perRunMax = 200;

export interface ReceiptDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
}

/** What the pictures of a withdrawal are kept under. */
export const proofSubject = (withdrawalId: string): string => `withdrawal:${withdrawalId}`;

async function lockOwn(tx: Tx, memberId: string, id: string): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  if (withdrawal?.memberId !== memberId) throw withdrawalErrors.notFound();
  return withdrawal;
}

/** The member says whether the money arrived; not received opens a dispute. The same answer again changes nothing. */
export function confirmReceipt(
  { db, clock }: ReceiptDeps,
  memberId: string,
  { id, isReceived }: { id: string; isReceived: boolean },
): Promise<Withdrawal> {
  return db.transaction().execute(async (tx) => {
    const withdrawal = await lockOwn(tx, memberId, id);
    const receipt = isReceived ? 'received' : 'not_received';
    if (withdrawal.receipt === receipt) return withdrawal;
    if (withdrawal.receipt !== 'awaited' || withdrawal.state !== 'paid') {
      throw withdrawalErrors.wrongState(withdrawal.state);
    }
    const told = { actor: { kind: 'member', id: memberId } as const, at: clock.now() };
    if (!isReceived) return moveWithdrawal(tx, withdrawal, { to: 'disputed', ...told, change: { receipt } });
    const after = await updateWithdrawal(tx, id, { receipt });
    await reportWithdrawal(tx, { before: withdrawal, after }, { action: receipt, ...told });
    return after;
  });
}

/** Keeps a picture that shows that the money did not arrive; at most three for each withdrawal. */
export function addProof(
  { db, clock, newId }: ReceiptDeps,
  { siteId, memberId }: { siteId: string; memberId: string },
  { id, bytes }: { id: string; bytes: Buffer },
): Promise<Upload> {
  return db.transaction().execute(async (tx) => {
    const withdrawal = await lockOwn(tx, memberId, id);
    const isOpen = withdrawal.receipt === 'awaited' || withdrawal.state === 'disputed';
    if (!isOpen) throw withdrawalErrors.wrongState(withdrawal.state);
    const contentType = pictureTypeOf(bytes);
    if (contentType === undefined) throw withdrawalErrors.proofInvalid();
    const subject = proofSubject(id);
    if ((await uploadsOf(tx, subject)).length >= proofsMax) throw withdrawalErrors.proofsTooMany(proofsMax);
    const upload: Upload = { id: newId(), siteId, memberId, subject, contentType, createdAt: clock.now() };
    await insertUpload(tx, upload, bytes);
    return upload;
  });
}

/** Regards payouts as received when their member said nothing in time. */
export function regardReceivedJob(deps: ReceiptDeps & { announce(withdrawal: Withdrawal): void }): Job {
  const { db, clock } = deps;
  return {
    name: 'wallet.regard_received',
    cron: '* * * * *',
    async run() {
      const now = clock.now();
      for (const id of await receiptsDue(db, now, perRunMax)) {
        const regarded = await db.transaction().execute(async (tx) => {
          const withdrawal = await lockWithdrawal(tx, id);
          if (withdrawal?.receipt !== 'awaited' || withdrawal.state !== 'paid') return undefined;
          const after = await updateWithdrawal(tx, id, { receipt: 'regarded_as_received' });
          const line = { action: 'regarded_as_received', actor: { kind: 'system' } as const, at: now };
          await reportWithdrawal(tx, { before: withdrawal, after }, line);
          return after;
        });
        if (regarded !== undefined) deps.announce(regarded);
      }
    },
  };
}
