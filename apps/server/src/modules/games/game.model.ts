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
  /** Whose wallet is played with: ours, or one that the vendor keeps itself. Left out, it stays as it is; at first ours. */
  walletKind?: 'single' | 'transfer';
}

/** Since when a site has something closed for maintenance, and when it is expected back, if anybody knows. */
export interface Pause {
  at: Date;
  backAt: Date | null;
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
  /** A card that stands for all games of its vendor and kind; left out, it is a game. */
  isList?: boolean;
  sort: number;
  enabled: boolean;
}

/** A game of the catalogue with its vendor. */
export interface Game extends GameFile {
  id: bigint;
  isList: boolean;
  vendor: Pick<Vendor, 'name' | 'baseUrl' | 'enabled'>;
}

/** A game as vendors and records name it. */
export interface GameKey {
  vendorCode: string;
  gameCode: string;
}

/** What a site offers of the catalogue, and whose sports are something of their own. */
export interface Shelf {
  vendors: 'all' | readonly string[];
  gameTypes: readonly string[];
  esportVendors: readonly string[];
  cockfightVendors: readonly string[];
}

/** The same with the currency that it is played in: a game is offered where it has stakes in it. */
export interface SiteShelf extends Shelf {
  currency: string;
}

/** How a list is ordered; `popular` is the order of the house, what it puts forward first. */
export const gameSorts = ['popular', 'new', 'name', 'rtp', 'volatility'] as const;
export type GameSort = (typeof gameSorts)[number];

/** Which games a list shows. */
export interface GameFilter {
  shelf: SiteShelf;
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
  hot?: true;
  favoriteOf?: string;
  keys?: readonly GameKey[];
  search?: string | undefined;
}

/** Who reads a list and how: names are looked up and sorted in `language`. */
export interface GameView {
  language: string;
  sort?: GameSort | undefined;
  offset: number;
  limit: number;
}

/** A pause with what it is of: one game, or all games of a vendor. */
export interface ShownPause extends Pause {
  of: 'game' | 'vendor';
}

/** A game as one site shows it: under the site's kind, and closed while it or its vendor is. */
export interface ShownGame extends Game {
  pause: ShownPause | null;
}

/** A game as bets at one site find it. */
export interface PlacedGame extends Game {
  /** The site has it, or its vendor, closed. */
  isPaused: boolean;
}

/** A vendor with something to play, and how much. */
export interface Lane {
  gameType: GameType;
  code: string;
  name: string;
  games: number;
}
