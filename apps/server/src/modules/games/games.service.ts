import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Events } from '#kernel/events/events.ts';
import type { BetTitles, Records } from '#modules/records';
import { upsertGame, upsertVendor } from './catalogue.store.ts';
import { deleteFavorite, insertFavorite, selectFavoriteIds } from './favorites.store.ts';
import { createGameLists, type GameLists, type ShelfSites } from './game-lists.ts';
import type { Game, GameFile, GameKey, PlacedGame, Vendor } from './game.model.ts';
import { gameNameOf } from './game-names.ts';
import * as store from './games.store.ts';
import { createPauses, type Pauses } from './pauses.service.ts';

/** The catalogue. Lists show only what a site offers; `byKey` and titles also know what no longer can be played. */
export interface Games extends BetTitles, GameLists {
  byKey(db: Reader, key: GameKey): Promise<Game | undefined>;
  /** The same, with whether the site has it closed now: as `db` sees it, not as it was a moment ago. */
  byKeyAt(db: Reader, siteId: string, key: GameKey): Promise<PlacedGame | undefined>;
  byKeys(keys: readonly GameKey[]): Promise<Map<string, Game>>;
  /** What the reader calls games, by code; the catalogue is the same for every site. */
  namesByCode: (siteId: string, codes: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>;
  favoriteIds(memberId: string): Promise<bigint[]>;
  /** Refuses with `request.not_found` when there is no such game. */
  addFavorite(memberId: string, gameId: bigint): Promise<void>;
  removeFavorite(memberId: string, gameId: bigint): Promise<void>;
  /** Writes vendors and their games, new or changed. */
  saveCatalogue(vendors: readonly Vendor[], files: readonly GameFile[]): Promise<void>;
  pauses: Pauses;
}

/** A game's name inside maps. */
function gameKeyText({ vendorCode, gameCode }: GameKey): string {
  return `${vendorCode}/${gameCode}`;
}

/** Wires the room; the betting record knows what was played last, and the site files what each site offers. */
export function createGames(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  records: Records;
  sites: ShelfSites;
}): Games {
  const { db, clock, events } = deps;
  const { forget, ...lists } = createGameLists(deps);
  const changed = () => {
    forget();
    events.publish('catalogue.changed', {});
  };

  const byKeys: Games['byKeys'] = async (keys) => {
    const games = await store.selectByKeys(db, keys);
    return new Map(games.map((game) => [gameKeyText({ ...game, gameCode: game.code }), game]));
  };

  return {
    ...lists,
    byKey: store.selectGame,
    byKeyAt: store.selectPlacedGame,
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
      await db.transaction().execute(async (tx) => {
        for (const vendor of vendors) await upsertVendor(tx, vendor);
        for (const file of files) await upsertGame(tx, file);
      });
      changed();
    },
    pauses: createPauses({ db, clock, changed }),
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
