import type { Database } from '#kernel/database/database.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Ledger } from '#modules/ledger';
import { confirmHolder } from './payout-accounts.store.ts';
import { withdrawalErrors } from './withdrawal.errors.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { giveBack } from './withdrawal-money.ts';
import { moveWithdrawal } from './withdrawal-moves.ts';
import { lockWithdrawal } from './withdrawals.store.ts';

/** An operator and the site that they run: withdrawals of other sites are not found. */
export interface Decider {
  operatorId: string;
  siteId: string;
}

export interface DecideDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
}

/** Lets a withdrawal in review go on; the operator thereby confirms who its holder is. */
export function approveWithdrawal(deps: DecideDeps, { operatorId, siteId }: Decider, id: string): Promise<Withdrawal> {
  return deps.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.siteId !== siteId) throw withdrawalErrors.notFound();
    if (withdrawal.state !== 'in_review') throw withdrawalErrors.wrongState(withdrawal.state);
    const at = deps.clock.now();
    await confirmHolder(tx, withdrawal.memberId, operatorId, at);
    return moveWithdrawal(tx, withdrawal, { to: 'approved', actor: { kind: 'operator', id: operatorId }, at });
  });
}

/** Refuses a withdrawal in review; its money is the member's to use again. */
export function rejectWithdrawal(
  deps: DecideDeps,
  { operatorId, siteId }: Decider,
  id: string,
  reason: string,
): Promise<Withdrawal> {
  return deps.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.siteId !== siteId) throw withdrawalErrors.notFound();
    if (withdrawal.state !== 'in_review') throw withdrawalErrors.wrongState(withdrawal.state);
    await giveBack(deps, tx, withdrawal);
    const actor = { kind: 'operator', id: operatorId } as const;
    return moveWithdrawal(tx, withdrawal, { to: 'rejected', actor, at: deps.clock.now(), reason });
  });
}
