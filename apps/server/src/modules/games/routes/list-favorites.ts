import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Page, page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { gameCardOf, GameCardRef } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

/** The caller's favourites: their ids, for hearts on cards, and the cards themselves by page. */
export function addListFavorites(api: Api, { games }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/MCSFE_getFavoriteGames',
    operationId: 'listFavoriteIds',
    isOpenToTrial: true,
    tag: 'games',
    summary: 'Ids of my favourite games',
    moduleIds: ['GAMELOFAV3'],
    access: 'member',
    value: Type.Object({ content: Type.Array(Type.String()) }),
    async handle({ caller }) {
      const ids = await games.favoriteIds(caller.memberId);
      return { content: ids.map(String) };
    },
  });
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/MCSFE_getFavoriteGamesList',
    operationId: 'listFavorites',
    isOpenToTrial: true,
    tag: 'games',
    summary: 'My favourite games',
    moduleIds: ['GAMELOFAV3'],
    access: 'member',
    query: Type.Object({ pageNum: Type.Optional(PageQuery.pageNum), pageSize: Type.Optional(PageQuery.pageSize) }),
    value: Page(GameCardRef, {}),
    async handle({ query, caller, req }) {
      const at = { pageNum: query.pageNum ?? 1, pageSize: query.pageSize ?? 20 };
      const { games: found, total } = await games.list(
        req.site.id,
        { favoriteOf: caller.memberId },
        { language: req.language, ...sliceOf(at) },
      );
      return page(
        found.map((game) => gameCardOf(game, req.language)),
        total,
        at,
      );
    },
  });
}
