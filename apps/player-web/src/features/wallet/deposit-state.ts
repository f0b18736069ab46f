import type { DepositState } from './wallet.wire.ts';

/** True while a deposit can still become money. */
export function isUnderWay(state: DepositState): boolean {
  return state === 'created' || state === 'pending';
}

/** The colour of a deposit's state. */
export function toneOf(state: DepositState): 'success' | 'warn' | 'danger' | 'neutral' {
  switch (state) {
    case 'succeeded':
      return 'success';
    case 'created':
    case 'pending':
      return 'warn';
    case 'failed':
      return 'danger';
    case 'expired':
      return 'neutral';
  }
}
