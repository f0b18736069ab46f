import type { Deposit, DepositState } from './wallet.wire.ts';

/** True while a deposit can still become money. */
export function isUnderWay(state: DepositState): boolean {
  return state === 'created' || state === 'pending';
}

/** True when a transfer was seen that does not count yet. */
export function isArriving({ state, confirmations }: Deposit): boolean {
  return confirmations !== null && (isUnderWay(state) || state === 'expired');
}

/** True while something may still change by itself: money is awaited, on its way, or a person looks at it. */
export function isOpen(deposit: Deposit): boolean {
  return isUnderWay(deposit.state) || deposit.isInReview || isArriving(deposit);
}

/** What a list says of a deposit. */
export function standOf(deposit: Deposit): DepositState | 'review' | 'arriving' {
  if (deposit.isInReview) return 'review';
  return isArriving(deposit) ? 'arriving' : deposit.state;
}

/** The colour of a deposit's state. */
export function toneOf(state: ReturnType<typeof standOf>): 'success' | 'warn' | 'danger' | 'neutral' | 'info' {
  switch (state) {
    case 'succeeded':
      return 'success';
    case 'created':
    case 'pending':
      return 'warn';
    case 'review':
    case 'arriving':
      return 'info';
    case 'failed':
      return 'danger';
    case 'expired':
      return 'neutral';
  }
}
