import { formatAmount } from '@quetzal/domain/money';
import { canMove, type WithdrawalState } from '@quetzal/domain/wallet';
import type { Updateable } from 'kysely';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Withdrawal as WithdrawalRow } from '#kernel/database/schema.generated.ts';
import { tellMember } from '#modules/inbox';
import type { Withdrawal } from './withdrawal.model.ts';
import { updateWithdrawal } from './withdrawals.store.ts';

/** Who moves a withdrawal, when, and why. */
export interface Move {
  to: WithdrawalState;
  actor: EventActor;
  at: Date;
  reason?: string | undefined;
  /** What else changes with it. */
  change?: Updateable<WithdrawalRow>;
}

const factsOf = ({ state, receipt, attention }: Withdrawal) => ({ state, receipt, attention });

/** Writes a line about a withdrawal into the event report. */
export function reportWithdrawal(
  tx: Tx,
  { before, after }: { before?: Withdrawal; after: Withdrawal },
  { action, actor, at, reason }: { action: string; actor: EventActor; at: Date; reason?: string | undefined },
): Promise<void> {
  return reportEvent(tx, {
    at,
    siteId: after.siteId,
    component: 'wallet.withdrawals',
    action,
    subject: `withdrawal:${after.id}`,
    actor,
    reason,
    before: before && factsOf(before),
    after: factsOf(after),
  });
}

/** Tells the member, but not of the order that follows an approval at once. */
async function tell(tx: Tx, before: Withdrawal, { siteId, memberId, amount, reference, state }: Withdrawal, at: Date) {
  if (state === 'requested' || (state === 'paying' && before.state === 'approved')) return;
  const shown = { amount: formatAmount(amount), currency: amount.currency };
  await tellMember(tx, { siteId, memberId, at }, { kind: `withdrawal_${state}`, params: { amount: shown, reference } });
}

/** Moves a locked withdrawal to another state, reports it and tells the member. Throws where no way leads there. */
export async function moveWithdrawal(tx: Tx, withdrawal: Withdrawal, move: Move): Promise<Withdrawal> {
  if (!canMove(withdrawal.state, move.to)) {
    throw new Error(`Withdrawal ${withdrawal.id} cannot go from ${withdrawal.state} to ${move.to}`);
  }
  const reason = move.reason === undefined ? {} : { reason: move.reason };
  const after = await updateWithdrawal(tx, withdrawal.id, { state: move.to, ...reason, ...move.change });
  await reportWithdrawal(tx, { before: withdrawal, after }, { action: move.to, ...move });
  await tell(tx, withdrawal, after, move.at);
  return after;
}
