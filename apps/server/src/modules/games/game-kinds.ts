import type { Game, GameType, Lane, Shelf, SiteShelf } from './game.model.ts';

/** The kind under which a site shows a game: sports of its e-sport and cockfight makers are kinds of their own. */
export function kindOf({ gameType, vendorCode }: Pick<Game, 'gameType' | 'vendorCode'>, shelf: Shelf): GameType {
  if (gameType !== 'SPORTS') return gameType;
  if (shelf.esportVendors.includes(vendorCode)) return 'ESPORTS';
  return shelf.cockfightVendors.includes(vendorCode) ? 'COCKFIGHT' : 'SPORTS';
}

/** True when a site has this kind of game by this maker, and the game stakes in its currency. */
export function isOnShelf(game: Pick<Game, 'gameType' | 'vendorCode' | 'stakes'>, shelf: SiteShelf): boolean {
  const { vendors, gameTypes, currency } = shelf;
  const isOfShelf = (vendors === 'all' || vendors.includes(game.vendorCode)) && gameTypes.includes(kindOf(game, shelf));
  return isOfShelf && currency in game.stakes;
}

/** Lanes under the kinds of the site; a maker that is there twice has its games in one place. A kind without any is gone. */
export function lanesByKind(found: readonly Lane[], shelf: Shelf): Map<GameType, Lane[]> {
  const kinds = new Map<GameType, Lane[]>();
  for (const lane of found) {
    const gameType = kindOf({ gameType: lane.gameType, vendorCode: lane.code }, shelf);
    const lanes = kinds.get(gameType) ?? [];
    const same = lanes.find(({ code }) => code === lane.code);
    if (same === undefined) kinds.set(gameType, [...lanes, { ...lane, gameType }]);
    else same.games += lane.games;
  }
  return kinds;
}

/** What lobbies stand on. */
export interface GameTypes {
  /** The codes of the makers of each kind that can be played. */
  content: Record<string, string[]>;
  /** How the lottery pays. */
  prizeMode: PrizeMode;
}

type PrizeMode = 'ELOTT' | 'LOTT';

/** Makers of lottery that play by the electronic prize mode. */
const electronicLotteries = ['TCG_LOTTO_VN', 'LOTT'];

/** How the lottery of a site pays, by the makers of its electronic kind. */
export function prizeModeOf(elottVendors: readonly string[]): PrizeMode {
  return elottVendors.some((code) => electronicLotteries.includes(code)) ? 'ELOTT' : 'LOTT';
}

/** Of the kinds and makers that a site has. */
export function gameTypesOf(lanes: ReadonlyMap<GameType, readonly Pick<Lane, 'code'>[]>): GameTypes {
  const content = Object.fromEntries([...lanes].map(([type, vendors]) => [type, vendors.map(({ code }) => code)]));
  return { content, prizeMode: prizeModeOf(content['ELOTT'] ?? []) };
}
