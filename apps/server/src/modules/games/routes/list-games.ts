import Type, { type Static } from 'typebox';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Page, page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { ListWish } from '../game-lists.ts';
import { gameSorts } from '../game.model.ts';
import type { Games } from '../games.service.ts';
import { gameCardOf, GameCardRef, GameTypeSchema } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

const Query = Type.Object({
  merchant: Type.Optional(Type.String({ maxLength: 32 })),
  platform: Type.Optional(Type.String({ maxLength: 64 })),
  gameType: Type.Optional(GameTypeSchema),
  vassalage: Type.Optional(Type.String({ maxLength: 12 })),
  filter: Type.Optional(Type.Enum(['all', 'favorites', 'hot', 'recent'], { default: 'all' })),
  search: Type.Optional(
    Type.String({
      maxLength: 64,
      description: "Words of the name, in the reader's language or English, or of the vendor",
    }),
  ),
  sort: Type.Optional(
    Type.Enum([...gameSorts], { description: 'Left out, what fits a search best comes first, else what is popular' }),
  ),
  pageNo: Type.Optional(PageQuery.pageNum),
  pageSize: Type.Optional(PageQuery.pageSize),
});

/** The games of a lobby. A visitor has no favourites and nothing recent. */
export function addListGames(api: Api, { games }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCSGAME_gameList',
    operationId: 'listGames',
    tag: 'games',
    summary: 'Games by kind, vendor, filter and name',
    moduleIds: ['GAMELO3'],
    access: 'optional',
    query: Query,
    value: Page(GameCardRef, {}),
    async handle({ query, caller, req }) {
      const at = { pageNum: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 };
      const filter = await filterOf(query, caller, games, req.site.id);
      const view = { language: req.language, sort: query.sort, ...sliceOf(at) };
      const { games: found, total } = await games.list(req.site.id, filter, view);
      return page(
        found.map((game) => gameCardOf(game, req.language)),
        total,
        at,
      );
    },
  });
}

async function filterOf(
  query: Static<typeof Query>,
  caller: Principal | undefined,
  games: Games,
  siteId: string,
): Promise<ListWish> {
  const plain: ListWish = { gameType: query.gameType, vendorCode: query.vassalage, search: query.search?.trim() };
  switch (query.filter) {
    case 'hot':
      return { ...plain, hot: true };
    case 'favorites':
      return caller === undefined ? { ...plain, keys: [] } : { ...plain, favoriteOf: caller.memberId };
    case 'recent': {
      const recent = caller === undefined ? [] : await games.recent(siteId, caller.memberId);
      return { ...plain, keys: recent.map((game) => ({ vendorCode: game.vendorCode, gameCode: game.code })) };
    }
    case 'all':
    case undefined:
      return plain;
    default:
      return query.filter satisfies never;
  }
}
