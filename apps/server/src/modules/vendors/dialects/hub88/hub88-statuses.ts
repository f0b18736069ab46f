import type { VendorStatus } from '../../protocol.model.ts';

/** What the dialect calls what became of a call. */
export type Hub88Status = 'RS_OK' | `RS_ERROR_${string}`;

const statuses: Record<VendorStatus, Hub88Status> = {
  OK: 'RS_OK',
  INVALID_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  CLOCK_SKEW: 'RS_ERROR_INVALID_SIGNATURE',
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  TOKEN_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  // The dialect has no word for it: a token that fits no player is what it comes to.
  PLAYER_NOT_FOUND: 'RS_ERROR_INVALID_TOKEN',
  PLAYER_BLOCKED: 'RS_ERROR_USER_DISABLED',
  GAME_DISABLED: 'RS_ERROR_INVALID_GAME',
  WRONG_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  // The dialect has no word for it; the player sees on our screens what is asked.
  REALITY_CHECK_DUE: 'RS_ERROR_LIMIT_REACHED',
  DUPLICATE_TRANSACTION: 'RS_ERROR_DUPLICATE_TRANSACTION',
  // The uuid is taken: by a rollback that came before its bet, or by a bet that was given back.
  BET_ROLLED_BACK: 'RS_ERROR_DUPLICATE_TRANSACTION',
  ROUND_CLOSED: 'RS_ERROR_WRONG_SYNTAX',
  BET_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  FREE_ROUND_NOT_FOUND: 'RS_ERROR_LIMIT_REACHED',
  FREE_ROUND_OVER: 'RS_ERROR_LIMIT_REACHED',
  INVALID_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
  INTERNAL_ERROR: 'RS_ERROR_UNKNOWN',
};

/** The dialect's status of a call by its name. */
export function hub88Status(name: string, status: VendorStatus): Hub88Status {
  // What was taken back is not paid, and what stands not given back: to this call there is no such bet.
  const isAfterTheFact = name === 'transaction/win' || name === 'transaction/rollback';
  if (isAfterTheFact && (status === 'BET_ROLLED_BACK' || status === 'ROUND_CLOSED'))
    return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  return statuses[status];
}
