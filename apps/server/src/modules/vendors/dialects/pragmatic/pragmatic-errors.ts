import type { VendorStatus } from '../../protocol.model.ts';

/** The calls of the dialect. */
export type PragmaticCallName =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'result'
  | 'refund'
  | 'bonusWin'
  | 'jackpotWin'
  | 'promoWin'
  | 'endRound';

const descriptions = {
  0: 'Success',
  1: 'Insufficient balance',
  2: 'Player not found',
  3: 'Bet is not allowed',
  4: 'Player authentication failed',
  5: 'Invalid hash code',
  6: 'Player is frozen',
  7: 'Bad parameters',
  8: 'Game is not found or disabled',
  50: 'Bet limit reached',
  100: 'Internal server error, retry',
  120: 'Internal server error, do not retry',
  130: 'Internal server error while ending the round, retry',
  210: 'Reality check warning',
} as const;
type ErrorCode = keyof typeof descriptions;

const codes: Record<VendorStatus, ErrorCode> = {
  OK: 0,
  INVALID_SIGNATURE: 5,
  CLOCK_SKEW: 5,
  INVALID_TOKEN: 4,
  TOKEN_EXPIRED: 4,
  PLAYER_NOT_FOUND: 2,
  PLAYER_BLOCKED: 6,
  GAME_DISABLED: 8,
  WRONG_CURRENCY: 7,
  INSUFFICIENT_FUNDS: 1,
  LIMIT_REACHED: 50,
  REALITY_CHECK_DUE: 210,
  DUPLICATE_TRANSACTION: 120,
  BET_ROLLED_BACK: 120,
  ROUND_CLOSED: 120,
  // Its bet may still be on the way.
  BET_NOT_FOUND: 100,
  FREE_ROUND_NOT_FOUND: 3,
  FREE_ROUND_OVER: 3,
  INVALID_REQUEST: 7,
  INTERNAL_ERROR: 100,
};

/** The dialect's code and words for what became of a call. */
export function pragmaticError(call: string, status: VendorStatus): { error: ErrorCode; description: string } {
  const error = codeOf(call, status);
  return { error, description: descriptions[error] };
}

function codeOf(call: string, status: VendorStatus): ErrorCode {
  // Refused for good: the vendor neither sends it again nor cancels it.
  if (call === 'bet' && (status === 'BET_ROLLED_BACK' || status === 'ROUND_CLOSED')) return 3;
  if (call === 'refund' && status === 'BET_NOT_FOUND') return 120;
  if (call === 'endRound' && status === 'INTERNAL_ERROR') return 130;
  return codes[status];
}
