import { fallbackChain } from '@quetzal/i18n';
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { DB } from '#kernel/database/schema.generated.ts';
import type { GameType, GameView, Shelf } from './game.model.ts';

type Condition = RawBuilder<SqlBool>;

const oneOf = (codes: readonly string[]) => sql.join(['', ...codes]);

/** The games that a site shows under a kind; nothing where it does not offer that kind. */
export function ofKind(gameType: GameType, shelf: Shelf): Condition {
  if (!shelf.gameTypes.includes(gameType)) return sql<SqlBool>`false`;
  const { esportVendors, cockfightVendors } = shelf;
  if (gameType !== 'SPORTS' && gameType !== 'ESPORTS' && gameType !== 'COCKFIGHT')
    return sql<SqlBool>`game.game_type = ${gameType}`;
  switch (gameType) {
    case 'SPORTS':
      return sql<SqlBool>`(game.game_type = 'SPORTS' and game.vendor_code not in (${oneOf([...esportVendors, ...cockfightVendors])}))`;
    case 'ESPORTS':
      return sql<SqlBool>`(game.game_type = 'ESPORTS' or game.game_type = 'SPORTS' and game.vendor_code in (${oneOf(esportVendors)}))`;
    case 'COCKFIGHT':
      return sql<SqlBool>`(game.game_type = 'COCKFIGHT' or game.game_type = 'SPORTS' and game.vendor_code in (${oneOf(cockfightVendors)}))`;
    default:
      return gameType satisfies never;
  }
}

/** Every game that a site shows. */
export function inShelf(shelf: Shelf): Condition {
  const kinds = shelf.gameTypes.map((gameType) => ofKind(gameType as GameType, shelf));
  return kinds.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(kinds, sql` or `)})`;
}

/** What the reader calls a game, in small letters without accents. */
export function foldedName(language: string): RawBuilder<string> {
  const names = fallbackChain(language, 'es').map((tag) => sql`game.folded_names ->> ${sql.lit(tag)}`);
  return sql<string>`coalesce(${sql.join(names)})`;
}

/** Names that begin with what is looked for come first, then those with a word that does. */
export function relevance(language: string, search: string): RawBuilder<number> {
  const name = foldedName(language);
  return sql<number>`case
    when strpos(${name}, ${search}) = 1 then 0
    when strpos(' ' || ${name}, ${` ${search}`}) > 0 then 1
    else 2
  end`;
}

const calmFirst = sql`array_position(array['low', 'medium', 'high'], game.volatility)`;

/** Puts a list in the order that the reader wants; the order of the house decides between equals. */
export function inOrder<O>(
  query: SelectQueryBuilder<DB, 'game' | 'vendor', O>,
  { language, sort = 'popular' }: GameView,
) {
  const sorted = () => {
    switch (sort) {
      case 'popular':
        return query.orderBy('game.hot', 'desc');
      case 'new':
        return query.orderBy('game.is_new', 'desc').orderBy('game.created_at', 'desc');
      case 'name':
        return query.orderBy(foldedName(language));
      case 'rtp':
        return query.orderBy('game.rtp', 'desc');
      case 'volatility':
        return query.orderBy(calmFirst);
      default:
        return sort satisfies never;
    }
  };
  return sorted().orderBy('game.sort').orderBy('game.id');
}
