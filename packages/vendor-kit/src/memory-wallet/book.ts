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

/** What a call says of the movement that it makes. */
export interface NamedMovement {
  txId: string;
  playerRef: string;
  currency: string;
  gameCode?: string | undefined;
  roundId?: string | undefined;
  betTxId?: string | undefined;
  winTxId?: string | undefined;
}

/** A bet, win, rollback or prize. */
export interface Movement extends NamedMovement {
  operatorId: string;
  kind: 'bet' | 'win' | 'rollback' | 'credit';
  state: 'done' | 'rolled back' | 'refunded' | 'never came' | 'refused';
  payload: string;
  /** What it moved, in millionths. */
  units: bigint;
  hasWon: boolean;
  /** The bet of a win. */
  bet?: Movement;
  /** What a free bet, or the rollback of one, is a round of. */
  grant?: FreeRounds;
  at: Date;
}

/** What the wallet in memory knows. */
export interface Book {
  players: Map<string, Player>;
  movements: Map<string, Movement>;
  closedRounds: Set<string>;
}

/** The name of a vendor's movement in the book. */
export const movementKeyOf = (vendorCode: string, txId: string): string => JSON.stringify([vendorCode, txId]);

/** What a vendor moved, in the order in which it came. */
export function movementsOfVendor({ movements }: Book, vendorCode: string): Movement[] {
  const found = [...movements].filter(([name]) => (JSON.parse(name) as string[])[0] === vendorCode);
  return found.map(([, movement]) => movement);
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
