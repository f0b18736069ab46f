import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Game, GameFile, GameFilter, GameKey, Shelf, Vendor } from './game.model.ts';
import { foldText } from './game-names.ts';
import { gameColumns, gameOf } from './games.row.ts';

const keyOf = ({ vendorCode, gameCode }: GameKey) => `${vendorCode}/${gameCode}`;
const rowKey = sql<string>`game.vendor_code || '/' || game.code`;

function withVendor(db: Reader) {
  return db.selectFrom('game').innerJoin('vendor', 'vendor.code', 'game.vendor_code');
}

function playable(db: Reader, filter: GameFilter) {
  let query = withVendor(db).where('game.enabled', '=', true).where('vendor.enabled', '=', true);
  const { gameType, vendorCode, favoriteOf, keys, search, shelf } = filter;
  if (shelf !== undefined) query = query.where('game.game_type', 'in', ['', ...shelf.gameTypes]);
  if (shelf !== undefined && shelf.vendors !== 'all') {
    query = query.where('game.vendor_code', 'in', ['', ...shelf.vendors]);
  }
  if (gameType !== undefined) query = query.where('game.game_type', '=', gameType);
  if (vendorCode !== undefined) query = query.where('game.vendor_code', '=', vendorCode);
  if (filter.hot) query = query.where('game.hot', '=', true);
  if (keys !== undefined) query = query.where(rowKey, 'in', ['', ...keys.map(keyOf)]);
  if (search) query = query.where(sql<boolean>`strpos(game.search_text, ${foldText(search)}) > 0`);
  if (favoriteOf !== undefined) {
    query = query.where('game.id', 'in', (inner) =>
      inner.selectFrom('game_favorite').select('game_id').where('member_id', '=', favoriteOf),
    );
  }
  return query;
}

export async function selectGames(
  db: Reader,
  filter: GameFilter,
  page: { offset: number; limit: number },
): Promise<Game[]> {
  const rows = await playable(db, filter)
    .select(gameColumns)
    .orderBy('game.sort')
    .orderBy('game.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(gameOf);
}

export async function countGames(db: Reader, filter: GameFilter): Promise<number> {
  const row = await playable(db, filter)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A game whether or not it can be played now. */
export async function selectGame(db: Reader, key: GameKey): Promise<Game | undefined> {
  const row = await withVendor(db)
    .select(gameColumns)
    .where('game.vendor_code', '=', key.vendorCode)
    .where('game.code', '=', key.gameCode)
    .executeTakeFirst();
  return row && gameOf(row);
}

/** Games by key, whether or not they can be played now: old bets name games that are gone. */
export async function selectByKeys(db: Reader, keys: readonly GameKey[]): Promise<Game[]> {
  if (keys.length === 0) return [];
  const unique = [...new Set(keys.map(keyOf))];
  const rows = await withVendor(db).select(gameColumns).where(rowKey, 'in', unique).execute();
  return rows.map(gameOf);
}

/** Games by code alone, as the account record keeps them. */
export async function selectByCodes(db: Reader, codes: readonly string[]): Promise<Game[]> {
  if (codes.length === 0) return [];
  const rows = await withVendor(db)
    .select(gameColumns)
    .where('game.code', 'in', [...codes])
    .execute();
  return rows.map(gameOf);
}

/** Vendors that have something to play, by kind of game. */
export async function selectLanes(
  db: Reader,
  shelf: Shelf,
): Promise<{ gameType: string; code: string; name: string }[]> {
  return playable(db, { shelf })
    .select(['game.game_type as gameType', 'vendor.code', 'vendor.name'])
    .groupBy(['game.game_type', 'vendor.code', 'vendor.name', 'vendor.sort'])
    .orderBy('game.game_type')
    .orderBy('vendor.sort')
    .execute();
}

export async function upsertVendor(tx: Tx, vendor: Vendor): Promise<void> {
  const values = {
    name: vendor.name,
    base_url: vendor.baseUrl,
    game_types: [...vendor.gameTypes],
    sort: vendor.sort,
    enabled: vendor.enabled,
  };
  await tx
    .insertInto('vendor')
    .values({ code: vendor.code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .execute();
}

export async function upsertGame(tx: Tx, file: GameFile, vendorName: string): Promise<void> {
  const values = {
    game_type: file.gameType,
    engine: file.engine,
    names: JSON.stringify(file.names),
    search_text: foldText([...Object.values(file.names), vendorName].join(' ')),
    rtp: file.rtp,
    volatility: file.volatility,
    stakes: JSON.stringify(file.stakes),
    support_play: file.hasDemo ? 0 : 1,
    hot: file.hot,
    is_new: file.isNew,
    sort: file.sort,
    enabled: file.enabled,
  };
  await tx
    .insertInto('game')
    .values({ vendor_code: file.vendorCode, code: file.code, ...values })
    .onConflict((conflict) => conflict.columns(['vendor_code', 'code']).doUpdateSet(values))
    .execute();
}
