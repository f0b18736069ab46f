import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { gameCardOf, GameCardRef } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

/** What the caller played last. */
export function addListRecentGames(api: Api, { games }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCS_recentGame',
    operationId: 'listRecentGames',
    isOpenToTrial: true,
    tag: 'games',
    summary: 'Games that I played last',
    moduleIds: ['GAMELOREC3'],
    access: 'member',
    value: Type.Object({ content: Type.Array(GameCardRef) }),
    async handle({ caller, req }) {
      const recent = await games.recent(req.site.id, caller.memberId);
      return { content: recent.map((game) => gameCardOf(game, req.language)) };
    },
  });
}
