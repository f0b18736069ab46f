import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { BetTitles, Records } from '#modules/records';
import { deleteFavorite, insertFavorite, selectFavoriteIds } from './favorites.store.ts';
import type { Game, GameFile, GameFilter, GameKey, Shelf, Vendor } from './game.model.ts';
import { gameNameOf } from './game-names.ts';
import * as store from './games.store.ts';

const recentMax = 24;
const hotMax = 60;

/** The catalogue. Lists show only what can be played at a site; `byKey` and titles also know what no longer can. */
export interface Games extends BetTitles {
  list(
    siteId: string,
    filter: GameFilter,
    page: { pageNum: number; pageSize: number },
  ): Promise<{ games: Game[]; total: number }>;
  hot(siteId: string): Promise<Game[]>;
  /** What a member played last, latest first. */
  recent(siteId: string, memberId: string): Promise<Game[]>;
  /** Vendors with something to play, by kind of game. */
  lanes(siteId: string): Promise<Map<string, { code: string; name: string }[]>>;
  /** Whether a site has this game on its shelf. */
  isOffered(siteId: string, game: Pick<Game, 'vendorCode' | 'gameType'>): Promise<boolean>;
  byKey(db: Reader, key: GameKey): Promise<Game | undefined>;
  byKeys(keys: readonly GameKey[]): Promise<Map<string, Game>>;
  /** What the reader calls games, by code; the catalogue is the same for every site. */
  namesByCode: (siteId: string, codes: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>;
  favoriteIds(memberId: string): Promise<bigint[]>;
  /** Refuses with `request.not_found` when there is no such game. */
  addFavorite(memberId: string, gameId: bigint): Promise<void>;
  removeFavorite(memberId: string, gameId: bigint): Promise<void>;
  /** Writes vendors and their games, new or changed. */
  saveCatalogue(vendors: readonly Vendor[], files: readonly GameFile[]): Promise<void>;
}

/** A game's name inside maps. */
function gameKeyText({ vendorCode, gameCode }: GameKey): string {
  return `${vendorCode}/${gameCode}`;
}

const textOf = (game: Game) => gameKeyText({ vendorCode: game.vendorCode, gameCode: game.code });

/** Wires the room; the betting record knows what was played last, and the site files what each site offers. */
export function createGames(deps: {
  db: Database;
  clock: Clock;
  records: Records;
  sites: { byId(id: string): Promise<{ settings: { catalogue: Shelf } }> };
}): Games {
  const { db, clock, records } = deps;

  const shelfOf = async (siteId: string): Promise<Shelf> => (await deps.sites.byId(siteId)).settings.catalogue;

  const byKeys: Games['byKeys'] = async (keys) => {
    const games = await store.selectByKeys(db, keys);
    return new Map(games.map((game) => [textOf(game), game]));
  };

  return {
    async list(siteId, wanted, { pageNum, pageSize }) {
      const at = { offset: (pageNum - 1) * pageSize, limit: pageSize };
      const filter = { ...wanted, shelf: await shelfOf(siteId) };
      const [games, total] = await Promise.all([store.selectGames(db, filter, at), store.countGames(db, filter)]);
      return { games, total };
    },
    hot: async (siteId) =>
      store.selectGames(db, { hot: true, shelf: await shelfOf(siteId) }, { offset: 0, limit: hotMax }),
    async recent(siteId, memberId) {
      const keys = await records.recentGames(memberId, recentMax);
      const found = await store.selectGames(
        db,
        { keys, shelf: await shelfOf(siteId) },
        { offset: 0, limit: recentMax },
      );
      const byText = new Map(found.map((game) => [textOf(game), game]));
      return keys.flatMap((key) => byText.get(gameKeyText(key)) ?? []);
    },
    async lanes(siteId) {
      const lanes = new Map<string, { code: string; name: string }[]>();
      for (const { gameType, code, name } of await store.selectLanes(db, await shelfOf(siteId))) {
        lanes.set(gameType, [...(lanes.get(gameType) ?? []), { code, name }]);
      }
      return lanes;
    },
    async isOffered(siteId, { vendorCode, gameType }) {
      const { vendors, gameTypes } = await shelfOf(siteId);
      return (vendors === 'all' || vendors.includes(vendorCode)) && gameTypes.includes(gameType);
    },
    byKey: store.selectGame,
    byKeys,
    async namesByCode(_siteId, codes, language) {
      const found = await store.selectByCodes(db, codes);
      return new Map(found.map((game) => [game.code, gameNameOf(game, language)]));
    },
    favoriteIds: (memberId) => selectFavoriteIds(db, memberId),
    async addFavorite(memberId, gameId) {
      if (!(await insertFavorite(db, memberId, gameId, clock.now()))) throw errors.notFound();
    },
    removeFavorite: (memberId, gameId) => deleteFavorite(db, memberId, gameId),
    async saveCatalogue(vendors, files) {
      const names = new Map(vendors.map((vendor) => [vendor.code, vendor.name]));
      await db.transaction().execute(async (tx) => {
        for (const vendor of vendors) await store.upsertVendor(tx, vendor);
        for (const file of files) await store.upsertGame(tx, file, names.get(file.vendorCode) ?? '');
      });
    },
    async titlesOf(keys, language) {
      const games = await byKeys(keys);
      return (key) => {
        const game = games.get(gameKeyText(key));
        if (game === undefined) return { gameName: key.gameCode, vendorName: key.vendorCode };
        return { gameName: gameNameOf(game, language), vendorName: game.vendor.name };
      };
    },
  };
}
