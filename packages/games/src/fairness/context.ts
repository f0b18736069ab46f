/** The facts that name one private round, in the order in which they are hashed. */
export type PrivateRound = {
  readonly game: string;
  readonly clientSeed: string;
  /** 0, 1, 2, ... for each seed pair. */
  readonly nonce: number;
};

/**
 * The context of a private round, `game:clientSeed:nonce`.
 * @throws RangeError when a value contains a colon or the nonce is not a whole number from 0
 */
export function roundContext({ game, clientSeed, nonce }: PrivateRound): string {
  if (game.includes(':') || clientSeed.includes(':')) {
    throw new RangeError('A value of a round context cannot contain a colon');
  }
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new RangeError(`A nonce is a whole number from 0, not ${String(nonce)}`);
  }
  return `${game}:${clientSeed}:${String(nonce)}`;
}
