import type { Withdrawal } from './withdrawal.wire.ts';

/** How a withdrawal stands, as a person thinks of it. */
export type WithdrawalStand = 'review' | 'processing' | 'awaiting' | 'done' | 'disputed' | 'rejected' | 'failed';

/** The stand of a withdrawal: `awaiting` waits for the member to say whether the money has arrived. */
export function standOf({ state, receipt }: Pick<Withdrawal, 'state' | 'receipt'>): WithdrawalStand {
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

/** The tone of a stand. */
export const toneOf = {
  review: 'info',
  processing: 'info',
  awaiting: 'warn',
  done: 'success',
  disputed: 'warn',
  rejected: 'danger',
  failed: 'danger',
} as const satisfies Record<WithdrawalStand, string>;
