import type { FreeRounds } from '../protocol/index.ts';

/** A player of the wallet in memory; cash in millionths. */
export interface Player {
  playerRef: string;
  currency: string;
  cash: bigint;
  sessionToken: string;
  isLoggedIn: boolean;
  /** What they have spent of wins that were taken back: paid by what comes next. */
  owed: bigint;
  freeRounds: FreeRounds[];
}

/** A bet, win or rollback. */
export interface Movement {
  kind: 'bet' | 'win' | 'rollback' | 'credit';
  state: 'done' | 'rolled back' | 'refunded' | 'never came' | 'refused';
  payload: string;
  playerRef: string;
  roundId: string;
  units: bigint;
  hasWon: boolean;
  /** The bet of a win. */
  bet?: Movement;
  /** What a free bet is a round of. */
  grant?: FreeRounds;
  at: Date;
}

/** What the wallet in memory knows. */
export interface Book {
  players: Map<string, Player>;
  movements: Map<string, Movement>;
  closedRounds: Set<string>;
}

/** What makes a movement the same when it comes again. */
export function payloadOf(fields: {
  playerRef: string;
  currency: string;
  gameCode: string;
  roundId: string;
  amount?: string;
  betTxId?: string;
  freeRound?: { grantId: string };
}): string {
  const { playerRef, currency, gameCode, roundId, amount = '', betTxId = '', freeRound } = fields;
  return JSON.stringify([playerRef, currency, gameCode, roundId, amount, betTxId, freeRound?.grantId]);
}
