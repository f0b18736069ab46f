import type { WithdrawalStand } from '@quetzal/domain/wallet';

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
