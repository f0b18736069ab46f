import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { BetTitles, Records } from '#modules/records';
import { deleteFavorite, insertFavorite, selectFavoriteIds } from './favorites.store.ts';
import type { Game, GameFile, GameFilter, GameKey, Vendor } from './game.model.ts';
import { gameNameOf } from './game-names.ts';
import * as store from './games.store.ts';

const recentMax = 24;
const hotMax = 60;

/** The catalogue. Lists show only what can be played; `byKey` and titles also know what no longer can. */
export interface Games extends BetTitles {
  list(filter: GameFilter, page: { pageNum: number; pageSize: number }): Promise<{ games: Game[]; total: number }>;
  hot(): Promise<Game[]>;
  /** What a member played last, latest first. */
  recent(memberId: string): Promise<Game[]>;
  /** Vendors with something to play, by kind of game. */
  lanes(): Promise<Map<string, { code: string; name: string }[]>>;
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

/** Wires the room; the betting record knows what was played last. */
export function createGames(deps: { db: Database; clock: Clock; records: Records }): Games {
  const { db, clock, records } = deps;

  const byKeys: Games['byKeys'] = async (keys) => {
    const games = await store.selectByKeys(db, keys);
    return new Map(games.map((game) => [textOf(game), game]));
  };

  return {
    async list(filter, { pageNum, pageSize }) {
      const at = { offset: (pageNum - 1) * pageSize, limit: pageSize };
      const [games, total] = await Promise.all([store.selectGames(db, filter, at), store.countGames(db, filter)]);
      return { games, total };
    },
    hot: () => store.selectGames(db, { hot: true }, { offset: 0, limit: hotMax }),
    async recent(memberId) {
      const keys = await records.recentGames(memberId, recentMax);
      const found = await store.selectGames(db, { keys }, { offset: 0, limit: recentMax });
      const byText = new Map(found.map((game) => [textOf(game), game]));
      return keys.flatMap((key) => byText.get(gameKeyText(key)) ?? []);
    },
    async lanes() {
      const lanes = new Map<string, { code: string; name: string }[]>();
      for (const { gameType, code, name } of await store.selectLanes(db)) {
        lanes.set(gameType, [...(lanes.get(gameType) ?? []), { code, name }]);
      }
      return lanes;
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
