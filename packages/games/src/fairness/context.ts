/** The facts that name one private round, in the order in which they are hashed. */
export type PrivateRound = {
  readonly game: string;
  readonly clientSeed: string;
  /** 0, 1, 2, ... for each seed pair. */
  readonly nonce: number;
};

/** The facts that name one round of a table that many play at; `tableId` contains the public salt of its hash chain. */
export type SharedRound = { readonly game: string; readonly tableId: string; readonly roundId: string };

/** The facts that name one lottery draw. */
export type LotteryDraw = { readonly gameCode: string; readonly issue: string };

/** Joined values stay apart only as long as none contains the colon. */
function join(...values: readonly string[]): string {
  if (values.some((value) => value.includes(':'))) {
    throw new RangeError('A value of a round context cannot contain a colon');
  }
  return values.join(':');
}

/**
 * The context of a private round, `game:clientSeed:nonce`.
 * @throws RangeError when a value contains a colon or the nonce is not a whole number from 0
 */
export function roundContext({ game, clientSeed, nonce }: PrivateRound): string {
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new RangeError(`A nonce is a whole number from 0, not ${String(nonce)}`);
  }
  return join(game, clientSeed, String(nonce));
}

/** The context of a shared round, `game:tableId:roundId`; throws RangeError when a value contains a colon. */
export function sharedContext({ game, tableId, roundId }: SharedRound): string {
  return join(game, tableId, roundId);
}

/** The context of a lottery draw, `gameCode:issue`; throws RangeError when a value contains a colon. */
export function lotteryContext({ gameCode, issue }: LotteryDraw): string {
  return join(gameCode, issue);
}
