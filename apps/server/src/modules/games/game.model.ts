/** Kinds of games, as lobbies group them. */
export const gameTypes = ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;
export type GameType = (typeof gameTypes)[number];

/** Who makes games. */
export interface Vendor {
  code: string;
  name: string;
  /** Where its game pages are, without a slash at the end. */
  baseUrl: string;
  gameTypes: readonly GameType[];
  sort: number;
  enabled: boolean;
}

/** A game as the seed or an operator writes it. */
export interface GameFile {
  vendorCode: string;
  code: string;
  gameType: GameType;
  engine: string;
  /** By language tag; `es` is always there. */
  names: Readonly<Record<string, string>> & { es: string };
  /** Percent with two decimals. */
  rtp: string;
  volatility: 'low' | 'medium' | 'high';
  /** Least and greatest stake of one bet by currency, decimal strings. */
  stakes: Readonly<Record<string, { min: string; max: string }>>;
  hasDemo: boolean;
  hot: boolean;
  isNew: boolean;
  sort: number;
  enabled: boolean;
}

/** A game of the catalogue with its vendor. */
export interface Game extends GameFile {
  id: bigint;
  vendor: Pick<Vendor, 'name' | 'baseUrl' | 'enabled'>;
}

/** A game as vendors and records name it. */
export interface GameKey {
  vendorCode: string;
  gameCode: string;
}

/** What a site offers of the catalogue. */
export interface Shelf {
  vendors: 'all' | readonly string[];
  gameTypes: readonly string[];
}

/** Which games a list shows. */
export interface GameFilter {
  /** What the site offers; left out, everything. */
  shelf?: Shelf;
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
  hot?: true;
  favoriteOf?: string;
  keys?: readonly GameKey[];
  search?: string | undefined;
}
