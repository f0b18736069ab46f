import type { WithdrawalState } from './withdrawal-states.ts';

/** How a withdrawal stands, as a person thinks of it. */
export const withdrawalStands = ['review', 'processing', 'awaiting', 'done', 'disputed', 'rejected', 'failed'] as const;
/** One of them. */
export type WithdrawalStand = (typeof withdrawalStands)[number];

/** The stand of a withdrawal: `awaiting` waits for the member to say whether the money has arrived. */
export function withdrawalStandOf({
  state,
  receipt,
}: {
  state: WithdrawalState;
  receipt: string | null;
}): WithdrawalStand {
  switch (state) {
    case 'in_review':
      return 'review';
    case 'requested':
    case 'approved':
    case 'paying':
      return 'processing';
    case 'paid':
      return receipt === 'awaited' ? 'awaiting' : 'done';
    case 'disputed':
    case 'rejected':
    case 'failed':
      return state;
  }
}
