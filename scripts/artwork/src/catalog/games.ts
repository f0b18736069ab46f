import rows from './games.json' with { type: 'json' };

/** Which room of the lobby a game stands in. */
export type GameType = 'rng' | 'live' | 'pvp' | 'fish' | 'sports' | 'esports' | 'cockfight' | 'lott';

export type Game = {
  /** Lower case words with hyphens; also the name of its picture files. Stays when the name changes. */
  readonly id: string;
  /** One to three words, at most 18 characters, so that a tile's title fits on two lines. */
  readonly name: string;
  /** Code of its vendor. */
  readonly vendor: string;
  readonly type: GameType;
};

/** Every game, in the order in which lists show them. */
export const games = rows as readonly Game[];
