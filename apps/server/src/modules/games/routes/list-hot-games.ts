import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { gameCardOf, GameCardRef } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

/** The games that the home page pushes. */
export function addListHotGames(api: Api, { games }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/relay/GCSGAME_hotGamesV2',
    operationId: 'listHotGames',
    tag: 'games',
    summary: 'Hot games',
    moduleIds: ['GAMELOHOT3'],
    access: 'public',
    body: Body({
      merchantCode: Type.Optional(Type.String({ maxLength: 32 })),
      isPlatform: Type.Optional(Type.Integer()),
      platform: Type.Optional(Type.String({ maxLength: 64 })),
      language: Type.Optional(Type.String({ maxLength: 16 })),
    }),
    value: Type.Object({ list: Type.Array(GameCardRef) }),
    async handle({ req }) {
      const hot = await games.hot(req.site.id);
      return { list: hot.map((game) => gameCardOf(game, req.language)) };
    },
  });
}
