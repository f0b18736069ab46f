import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Records } from '#modules/records';
import type {
  Game,
  GameFilter,
  GameKey,
  GameType,
  GameView,
  Lane,
  Shelf,
  SiteShelf,
  ShownGame,
  ShownPause,
} from './game.model.ts';
import { isOnShelf, kindOf, lanesByKind } from './game-kinds.ts';
import { selectClosedGames } from './game-pauses.store.ts';
import * as store from './games.store.ts';
import { keptBySite } from './kept-by-site.ts';
import { selectVendorStates } from './pauses.store.ts';

const recentMax = 24;
const hotMax = 60;

/** What a list is narrowed to; the site's shelf comes with the site. */
export type ListWish = Omit<GameFilter, 'shelf'>;

/** What a site shows of the catalogue. Only what is offered there; what is closed for maintenance says so. */
export interface GameLists {
  list(siteId: string, wish: ListWish, view: GameView): Promise<{ games: ShownGame[]; total: number }>;
  hot(siteId: string): Promise<ShownGame[]>;
  /** What a member played last, latest first. */
  recent(siteId: string, memberId: string): Promise<ShownGame[]>;
  /** Vendors with something to play, by kind of game. */
  lanes(siteId: string): Promise<Map<GameType, Lane[]>>;
  /** Whether a site has this game on its shelf. */
  isOffered(siteId: string, game: Pick<Game, 'vendorCode' | 'gameType' | 'stakes'>): Promise<boolean>;
  /** Why a game is closed at a site: by itself, or with its vendor; null while it is open. */
  pauseOf(siteId: string, key: GameKey): Promise<ShownPause | null>;
  /** A game as the site shows it, whether or not it can be played now; undefined when the site never had it. */
  shown(siteId: string, key: GameKey): Promise<ShownGame | undefined>;
}

/** A site as far as lists depend on it. */
export interface ShelfSites {
  byId(id: string): Promise<{ id: string; version: number; currency: string; settings: { catalogue: Shelf } }>;
}

const textOf = ({ vendorCode, gameCode }: GameKey) => `${vendorCode}/${gameCode}`;

export function createGameLists(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  records: Records;
  sites: ShelfSites;
}): GameLists & { forget(): void } {
  const { db, clock, records, sites } = deps;
  const shelfOf = async (siteId: string): Promise<SiteShelf> => {
    const { currency, settings } = await sites.byId(siteId);
    return { ...settings.catalogue, currency };
  };

  const keptPauses = keptBySite(clock, async (siteId) => {
    const [vendors, games] = await Promise.all([selectVendorStates(db, siteId), selectClosedGames(db, siteId)]);
    const byVendor = new Map(vendors.map(({ code, pause }) => [code, pause]));
    const byGame = new Map(games.map(({ pause, ...key }) => [textOf(key), pause]));
    return (key: GameKey): ShownPause | null => {
      const [own, vendor] = [byGame.get(textOf(key)), byVendor.get(key.vendorCode) ?? null];
      if (own !== undefined) return { ...own, of: 'game' };
      return vendor === null ? null : { ...vendor, of: 'vendor' };
    };
  });
  const keptLanes = keptBySite(clock, async (siteId) => {
    const shelf = await shelfOf(siteId);
    return lanesByKind(await store.selectLanes(db, shelf), shelf);
  });
  const pausing = async (siteId: string) => keptPauses.of(await sites.byId(siteId));
  const showing = async (siteId: string) => {
    const [shelf, pauseOf] = await Promise.all([shelfOf(siteId), pausing(siteId)]);
    return (game: Game): ShownGame => ({
      ...game,
      gameType: kindOf(game, shelf),
      pause: pauseOf({ ...game, gameCode: game.code }),
    });
  };
  const forget = () => {
    keptPauses.forget();
    keptLanes.forget();
  };
  deps.events.subscribe('catalogue.changed', forget);

  const list: GameLists['list'] = async (siteId, wish, view) => {
    const { games, total } = await store.selectGames(db, { ...wish, shelf: await shelfOf(siteId) }, view);
    return { games: games.map(await showing(siteId)), total };
  };
  return {
    forget,
    list,
    hot: async (siteId) => (await list(siteId, { hot: true }, { language: 'es', offset: 0, limit: hotMax })).games,
    async recent(siteId, memberId) {
      const keys = await records.recentGames(memberId, recentMax);
      const { games } = await list(siteId, { keys }, { language: 'es', offset: 0, limit: recentMax });
      const byText = new Map(games.map((game) => [textOf({ ...game, gameCode: game.code }), game]));
      return keys.flatMap((key) => byText.get(textOf(key)) ?? []);
    },
    lanes: async (siteId) => keptLanes.of(await sites.byId(siteId)),
    isOffered: async (siteId, game) => isOnShelf(game, await shelfOf(siteId)),
    pauseOf: async (siteId, key) => (await pausing(siteId))(key),
    async shown(siteId, key) {
      const game = await store.selectGame(db, key);
      if (game === undefined || game.isList || !isOnShelf(game, await shelfOf(siteId))) return undefined;
      return (await showing(siteId))(game);
    },
  };
}
