import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { gameTypesOf } from '../game-kinds.ts';
import type { GameRoutesDeps } from './deps.ts';

/** Kinds of games that have something to play, each with its vendors. */
export function addGetGameTypes(api: Api, { games }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCSGAME_getVassGameType',
    operationId: 'getGameTypes',
    tag: 'games',
    summary: 'Vendor codes by kind of game',
    moduleIds: ['COMM3'],
    access: 'optional',
    value: Type.Object({
      content: Type.Record(Type.String(), Type.Array(Type.String())),
      prizeMode: Type.Enum(['LOTT', 'ELOTT'], { description: 'How the lottery pays' }),
    }),
    handle: async ({ req }) => gameTypesOf(await games.lanes(req.site.id)),
  });
}
