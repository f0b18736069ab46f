import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { prizeModeOf } from '../game-kinds.ts';
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
    async handle({ req }) {
      const lanes = await games.lanes(req.site.id);
      const entries = [...lanes].map(([type, vendors]) => [type, vendors.map(({ code }) => code)] as const);
      const prizeMode = prizeModeOf((lanes.get('ELOTT') ?? []).map(({ code }) => code));
      return { content: Object.fromEntries(entries), prizeMode };
    },
  });
}
