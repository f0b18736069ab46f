import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { identityErrors } from './identity.errors.ts';
import { verifyPassword } from './password.ts';
import { passwordErrors } from './passwords/passwords.errors.ts';
import * as store from './transaction-passwords.store.ts';

const lockMs = 15 * 60_000;

/** Whose password it is. */
export interface PasswordOwner {
  siteId: string;
  memberId: string;
}

/** Trying passwords where money leaves: each try is reported, and five failures in a row lock for a quarter of an hour. */
export function createTransactionAttempts({ db, clock }: { db: Database; clock: Clock }) {
  const report = (tx: Tx, { siteId, memberId }: PasswordOwner, action: string) =>
    reportEvent(tx, {
      at: clock.now(),
      siteId,
      component: 'identity.transaction_password',
      action,
      subject: `member:${memberId}`,
      actor: { kind: 'member', id: memberId },
    });

  function refuseLocked(until: Date, now: Date): never {
    const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
    throw identityErrors.transactionPasswordLocked(minutes);
  }

  /** Refuses with `identity.transaction_password_locked` while wrong ones have locked it. */
  async function assertOpen({ memberId }: PasswordOwner, now = clock.now()): Promise<void> {
    const lockedUntil = await store.selectTransactionLock(db, memberId, now);
    if (lockedUntil !== undefined) refuseLocked(lockedUntil, now);
  }

  /**
   * Looks, which is slow, then decides in the member's turn, which is not: a right password never counts as a failure, and
   * many at once get no more answers than one after another. `field` is the input that a wrong one came in.
   */
  async function attempt(owner: PasswordOwner, hash: string | undefined, password: string, field: string) {
    const now = clock.now();
    await assertOpen(owner, now);
    const isRight = await verifyPassword(hash, password);
    const lockUntil = new Date(now.getTime() + lockMs);
    const decided = await db.transaction().execute(async (tx) => {
      const made = await store.decideTransactionAttempt(tx, owner.memberId, { isRight, now, lockUntil });
      if (made.outcome === 'failed') await report(tx, owner, 'failed');
      if (made.outcome === 'locked_now') await report(tx, owner, 'locked');
      return made;
    });
    if (decided.outcome === 'right') return;
    if (decided.outcome === 'locked') refuseLocked(decided.until, now);
    throw field === 'loginPassword' ? passwordErrors.wrong(field) : identityErrors.transactionPasswordWrong(field);
  }

  return { report, assertOpen, attempt };
}
