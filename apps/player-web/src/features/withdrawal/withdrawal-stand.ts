import { type WithdrawalStand, withdrawalStandOf } from '@quetzal/domain/wallet';
import type { Withdrawal } from './withdrawal.wire.ts';

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

/** True when a bank sent a payment back; its receiver has not said a word of it. */
export function isSentBack(withdrawal: Withdrawal): boolean {
  return withdrawalStandOf(withdrawal) === 'disputed' && withdrawal.receipt !== 'not_received';
}
