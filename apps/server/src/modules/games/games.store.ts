import { type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { DB } from '#kernel/database/schema.generated.ts';
import type { Game, GameFilter, GameKey, GameView, Lane, PlacedGame, SiteShelf } from './game.model.ts';
import { searchWords } from './game-names.ts';
import { foldedName, inOrder, inShelf, ofKind, relevance } from './games.conditions.ts';
import { gameColumns, gameOf } from './games.row.ts';

const keyOf = ({ vendorCode, gameCode }: GameKey) => `${vendorCode}/${gameCode}`;
const rowKey = sql<string>`game.vendor_code || '/' || game.code`;

function withVendor(db: Reader) {
  return db.selectFrom('game').innerJoin('vendor', 'vendor.code', 'game.vendor_code');
}

/** The games that a list shows. A card that opens a list is left out where that list is what was asked for. */
function playable(db: Reader, filter: GameFilter, language: string) {
  const { gameType, vendorCode, favoriteOf, keys, shelf } = filter;
  const words = searchWords(filter.search);
  let query = withVendor(db).where('game.enabled', '=', true).where('vendor.enabled', '=', true);
  query = query.where(gameType === undefined ? inShelf(shelf) : ofKind(gameType, shelf));
  query = query.where(sql<boolean>`(game.is_list or jsonb_exists(game.stakes, ${shelf.currency}))`);
  if (shelf.vendors !== 'all') query = query.where('game.vendor_code', 'in', ['', ...shelf.vendors]);
  if (vendorCode !== undefined) query = query.where('game.vendor_code', '=', vendorCode);
  if (vendorCode !== undefined || words.length > 0) query = query.where('game.is_list', '=', false);
  if (filter.hot) query = query.where('game.hot', '=', true);
  if (keys !== undefined) query = query.where(rowKey, 'in', ['', ...keys.map(keyOf)]);
  for (const word of words) query = query.where(sql<boolean>`strpos(${searched(language)}, ${word}) > 0`);
  if (favoriteOf !== undefined) {
    query = query.where('game.id', 'in', (inner) =>
      inner.selectFrom('game_favorite').select('game_id').where('member_id', '=', favoriteOf),
    );
  }
  return query;
}

/** What a search looks through: the name as the reader knows it, the original one in Spanish, the English one, the maker. */
const searched = (language: string) =>
  sql<string>`concat_ws(' ', ${foldedName(language)}, game.folded_names ->> 'es', game.folded_names ->> 'en', vendor.folded_name)`;

/** Games of a list with how many there are altogether, in the order that the reader wants. */
export async function selectGames(
  db: Reader,
  filter: GameFilter,
  view: GameView,
): Promise<{ games: Game[]; total: number }> {
  const query = playable(db, filter, view.language);
  const words = searchWords(filter.search);
  const byRelevance = words.length > 0 && view.sort === undefined;
  const ordered = byRelevance ? query.orderBy(relevance(view.language, words.join(' '))) : query;
  const [rows, counted] = await Promise.all([
    inOrder(ordered, view).select(gameColumns).offset(view.offset).limit(view.limit).execute(),
    counting(query).executeTakeFirstOrThrow(),
  ]);
  return { games: rows.map(gameOf), total: counted.count };
}

function counting<O>(query: SelectQueryBuilder<DB, 'game' | 'vendor', O>) {
  return query.select(sql<number>`count(*)::integer`.as('count'));
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

const isPausedAt = (siteId: string) => sql<boolean>`(
  exists (select from game_pause where game_pause.site_id = ${siteId} and game_pause.game_id = game.id)
  or exists (select from vendor_pause
    where vendor_pause.site_id = ${siteId} and vendor_pause.vendor_code = game.vendor_code))`;

/** The same, with whether the site has it closed. */
export async function selectPlacedGame(db: Reader, siteId: string, key: GameKey): Promise<PlacedGame | undefined> {
  const row = await withVendor(db)
    .select(gameColumns)
    .select(isPausedAt(siteId).as('is_paused'))
    .where('game.vendor_code', '=', key.vendorCode)
    .where('game.code', '=', key.gameCode)
    .executeTakeFirst();
  return row && { ...gameOf(row), isPaused: row.is_paused };
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

/** Vendors that have something to play, by kind of game, with how many games of it. */
export async function selectLanes(db: Reader, shelf: SiteShelf): Promise<Lane[]> {
  const rows = await counting(playable(db, { shelf }, 'es').where('game.is_list', '=', false))
    .select(['game.game_type', 'vendor.code', 'vendor.name'])
    .groupBy(['game.game_type', 'vendor.code', 'vendor.name', 'vendor.sort'])
    .orderBy('game.game_type')
    .orderBy('vendor.sort')
    .execute();
  return rows.map(({ game_type, code, name, count }) => ({
    gameType: game_type as Lane['gameType'],
    code,
    name,
    games: count,
  }));
}
