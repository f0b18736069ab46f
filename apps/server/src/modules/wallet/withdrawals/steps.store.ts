import { withdrawalStates } from '@quetzal/domain/wallet';
import type { Reader } from '#kernel/database/database.ts';
import { receipts } from './withdrawal.model.ts';

/** What a member is told of the way of a withdrawal: the states that it came to, and what was said of its receipt. */
export const withdrawalSteps = [...new Set([...withdrawalStates, ...receipts])].filter((step) => step !== 'awaited');
/** One of them. */
export type WithdrawalStep = (typeof withdrawalSteps)[number];

/** When a withdrawal came to each of its steps, the earliest first; from the event report. */
export async function stepsOf(db: Reader, withdrawalId: string): Promise<{ step: WithdrawalStep; at: Date }[]> {
  const rows = await db
    .selectFrom('event_report')
    .select(['action', 'at'])
    .where('subject', '=', `withdrawal:${withdrawalId}`)
    .where('component', '=', 'wallet.withdrawals')
    .execute();
  const steps = rows.flatMap(({ action, at }) => {
    const step = withdrawalSteps.find((one) => one === action);
    return step === undefined ? [] : [{ step, at }];
  });
  // A request and what follows from it at once bear the same instant.
  const place = (step: WithdrawalStep) => withdrawalSteps.indexOf(step);
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime() || place(one.step) - place(other.step));
}
