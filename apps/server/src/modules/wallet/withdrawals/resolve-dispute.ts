import type { Tx } from '#kernel/database/database.ts';
import type { DecideDeps } from './decide-withdrawal.ts';
import { insertPayout } from './payouts.store.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { returnPaid } from './withdrawal-money.ts';
import { moveWithdrawal } from './withdrawal-moves.ts';

/** How a dispute ends: it was paid after all, it is paid once more, or the member has the money back. */
export const resolutions = ['proven', 'pay_again', 'return'] as const;
/** One of them. */
export type Resolution = (typeof resolutions)[number];

/** Ends the dispute of a locked withdrawal as two operators found it to be; the second one stands in the report. */
export async function resolveDispute(
  deps: Omit<DecideDeps, 'db'> & { newId: () => string },
  tx: Tx,
  withdrawal: Withdrawal,
  { how, reason, operatorId }: { how: Resolution; reason: string; operatorId: string },
): Promise<Withdrawal> {
  const at = deps.clock.now();
  const by = { actor: { kind: 'operator', id: operatorId } as const, at, reason };
  if (how === 'proven') {
    return moveWithdrawal(tx, withdrawal, { to: 'paid', ...by, change: { receipt: 'proven', attention: null } });
  }
  if (how === 'return') {
    await returnPaid(deps, tx, withdrawal);
    return moveWithdrawal(tx, withdrawal, { to: 'failed', ...by, change: { attention: null } });
  }
  const { provider } = withdrawal;
  const payout = { id: deps.newId(), withdrawalId: withdrawal.id, provider, providerPayoutId: null };
  await insertPayout(tx, payout, at);
  const change = { payout_id: payout.id, receipt: null, attention: null, polls: 0, next_poll_at: at };
  return moveWithdrawal(tx, withdrawal, { to: 'paying', ...by, change });
}
