/**
 * Where a withdrawal stands. `requested` lasts as long as the request's own transaction; `in_review` waits for an
 * operator, `approved` for its turn, `paying` for the provider; `paid`, `rejected` and `failed` are ends, though a `paid`
 * one may still be `disputed`.
 */
export const withdrawalStates = [
  'requested',
  'in_review',
  'approved',
  'paying',
  'paid',
  'rejected',
  'failed',
  'disputed',
] as const;
/** One of them. */
export type WithdrawalState = (typeof withdrawalStates)[number];

const ways: Record<WithdrawalState, readonly WithdrawalState[]> = {
  requested: ['in_review', 'approved'],
  in_review: ['approved', 'rejected'],
  approved: ['paying'],
  paying: ['paid', 'failed', 'disputed'],
  paid: ['disputed'],
  disputed: ['paid', 'paying', 'failed'],
  rejected: [],
  failed: [],
};

/** Whether a withdrawal may go from one state to another. */
export function canMove(from: WithdrawalState, to: WithdrawalState): boolean {
  return ways[from].includes(to);
}

/** Whether its money is still reserved: it neither left nor went back. */
export function isReserved(state: WithdrawalState): boolean {
  return state === 'requested' || state === 'in_review' || state === 'approved' || state === 'paying';
}
