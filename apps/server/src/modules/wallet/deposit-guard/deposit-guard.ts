import { afterFailure, afterSuccess, depositBar, type DepositGuard, noFailures } from '@quetzal/domain/wallet';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { AppError } from '#kernel/errors/app-error.ts';
import { lockDeposits } from '#modules/limits';
import { walletErrors } from '../wallet.errors.ts';
import { selectGuard, upsertGuard } from './deposit-guard.store.ts';

interface Owner {
  memberId: string;
  siteId: string;
}

const factsOf = ({ blockedUntil, suspendedAt }: DepositGuard) => ({
  blockedUntil: blockedUntil?.toISOString() ?? null,
  suspendedAt: suspendedAt?.toISOString() ?? null,
});

/** Keeps what an ended deposit changes, under the member's turn; the event report hears of a block and a suspension. */
async function note(tx: Tx, owner: Owner, at: Date, next: (guard: DepositGuard) => DepositGuard): Promise<void> {
  await lockDeposits(tx, owner.memberId);
  const before = await selectGuard(tx, owner.memberId);
  const after = next(before);
  if (after === before) return;
  await upsertGuard(tx, owner.memberId, after);
  const isSuspended = before.suspendedAt === null && after.suspendedAt !== null;
  const isBlocked = before.blockedUntil === null && after.blockedUntil !== null;
  if (!isSuspended && !isBlocked) return;
  const action = isSuspended ? 'deposits_suspended' : 'deposits_blocked';
  await report(tx, owner, { at, action, actor: { kind: 'system' }, before, after });
}

async function report(
  tx: Tx,
  { memberId, siteId }: Owner,
  told: { at: Date; action: string; actor: EventActor; reason?: string; before: DepositGuard; after: DepositGuard },
): Promise<void> {
  const { before, after, ...rest } = told;
  const subject = `member:${memberId}`;
  const component = 'wallet.deposits';
  await reportEvent(tx, { ...rest, siteId, component, subject, before: factsOf(before), after: factsOf(after) });
}

/** A payment was refused to the payer. */
export const noteFailedDeposit = (tx: Tx, owner: Owner, at: Date): Promise<void> =>
  note(tx, owner, at, (guard) => afterFailure(guard, at));

/** Money came. */
export const notePaidDeposit = (tx: Tx, owner: Owner, at: Date): Promise<void> =>
  note(tx, owner, at, (guard) => (guard.recentFailures.length > 0 || guard.blockedUntil ? afterSuccess(guard) : guard));

/** Why the member may not pay in now because of deposits that failed; undefined when nothing speaks against it. */
export async function refusalOfDeposits(db: Reader, memberId: string, now: Date): Promise<AppError | undefined> {
  const bar = depositBar(await selectGuard(db, memberId), now);
  if (bar === null) return undefined;
  if (bar.kind === 'suspended') return walletErrors.depositsSuspended();
  return walletErrors.depositsBlocked(Math.ceil((bar.until.getTime() - now.getTime()) / 60_000));
}

/** Lets a member pay in again, by an operator's decision. Refuses with `wallet.deposits_not_barred`. */
export async function liftDeposits(
  { db, clock }: { db: Database; clock: Clock },
  by: { operatorId: string; siteId: string },
  { memberId, reason }: { memberId: string; reason: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDeposits(tx, memberId);
    const at = clock.now();
    const before = await selectGuard(tx, memberId);
    if (depositBar(before, at) === null) throw walletErrors.depositsNotBarred();
    await upsertGuard(tx, memberId, noFailures);
    const actor = { kind: 'operator', id: by.operatorId } as const;
    await report(
      tx,
      { memberId, siteId: by.siteId },
      { at, action: 'deposits_lifted', actor, reason, before, after: noFailures },
    );
  });
}
