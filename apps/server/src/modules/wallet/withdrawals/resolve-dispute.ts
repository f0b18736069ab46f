import type { Withdrawal } from './withdrawal.model.ts';
import type { DecideDeps, Decider } from './decide-withdrawal.ts';
import { withdrawalErrors } from './withdrawal.errors.ts';
import { returnPaid } from './withdrawal-money.ts';
import { moveWithdrawal } from './withdrawal-moves.ts';
import { insertPayout } from './payouts.store.ts';
import { lockWithdrawal } from './withdrawals.store.ts';

/** How a dispute ends: it was paid after all, it is paid once more, or the member has the money back. */
export const resolutions = ['proven', 'pay_again', 'return'] as const;
/** One of them. */
export type Resolution = (typeof resolutions)[number];

/** Ends a dispute as an operator found it to be. */
export function resolveDispute(
  deps: DecideDeps & { newId: () => string },
  { operatorId, siteId }: Decider,
  { id, how, reason }: { id: string; how: Resolution; reason: string },
): Promise<Withdrawal> {
  return deps.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.siteId !== siteId) throw withdrawalErrors.notFound();
    if (withdrawal.state !== 'disputed') throw withdrawalErrors.wrongState(withdrawal.state);
    const at = deps.clock.now();
    const by = { actor: { kind: 'operator', id: operatorId } as const, at, reason };
    if (how === 'proven') {
      return moveWithdrawal(tx, withdrawal, { to: 'paid', ...by, change: { receipt: 'proven', attention: null } });
    }
    if (how === 'return') {
      await returnPaid(deps.ledger, tx, withdrawal);
      return moveWithdrawal(tx, withdrawal, { to: 'failed', ...by, change: { attention: null } });
    }
    const { provider } = withdrawal;
    const payout = { id: deps.newId(), withdrawalId: id, provider, providerPayoutId: null };
    await insertPayout(tx, payout, at);
    const change = { payout_id: payout.id, receipt: null, attention: null, polls: 0, next_poll_at: at };
    return moveWithdrawal(tx, withdrawal, { to: 'paying', ...by, change });
  });
}
