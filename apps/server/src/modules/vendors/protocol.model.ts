import type { Bet } from '#modules/records';

/** What became of a vendor's call. All but `OK` are refusals; only `INTERNAL_ERROR`, and `BET_NOT_FOUND` of a win, may be sent again. */
export const vendorStatuses = [
  'OK',
  'INVALID_SIGNATURE',
  'CLOCK_SKEW',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_NOT_FOUND',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'WRONG_CURRENCY',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'DUPLICATE_TRANSACTION',
  'BET_ROLLED_BACK',
  'ROUND_CLOSED',
  'BET_NOT_FOUND',
  'FREE_ROUND_NOT_FOUND',
  'FREE_ROUND_OVER',
  'INVALID_REQUEST',
  'INTERNAL_ERROR',
] as const;
export type VendorStatus = (typeof vendorStatuses)[number];

/** What the work of a call comes to, before it is put on the wire. Balance in ledger units. */
export interface Verdict {
  status: VendorStatus;
  currency?: string;
  balance?: bigint;
  /** How many rounds of the grant are left after a free bet. */
  freeRoundsLeft?: number;
  /** What was paid, where it is less than was asked. */
  paid?: bigint;
  /** Bets that ended by it: told to open screens after the commit. */
  settled?: readonly Bet[];
  /** True when money moved. */
  moved?: boolean;
}

/** A refusal, with the balance where the vendor should know it. */
export function refuse(status: Exclude<VendorStatus, 'OK'>, more: Omit<Verdict, 'status'> = {}): Verdict {
  return { status, ...more };
}

/** Why a movement that no longer counts is refused when it comes again, or is referred to. */
export function refusalOfGone(state: 'rolled_back' | 'refunded' | 'never_came'): 'BET_ROLLED_BACK' | 'ROUND_CLOSED' {
  return state === 'refunded' ? 'ROUND_CLOSED' : 'BET_ROLLED_BACK';
}

/** HTTP status of an answer: what a vendor's own client would otherwise take for a network fault stays 200. */
export function httpStatusOf(status: VendorStatus): number {
  return httpStatuses[status] ?? 200;
}

const httpStatuses: Partial<Record<VendorStatus, number>> = {
  INVALID_SIGNATURE: 401,
  CLOCK_SKEW: 401,
  INVALID_REQUEST: 400,
  INTERNAL_ERROR: 500,
};
