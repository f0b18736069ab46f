import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { launchGame } from '../launch.service.ts';
import { LaunchQuery, wishOf } from '../launch.views.ts';
import type { VendorRoutesDeps } from './deps.ts';

/** Opens a game for the caller. */
export function addLaunchGame(api: Api, deps: VendorRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/game/launchGame',
    operationId: 'launchGame',
    fresh: true,
    tag: 'games',
    summary: 'The address of a game, good for one entry within a minute',
    moduleIds: ['GAMELO3'],
    access: 'member',
    checksLocation: true,
    refusals: [404, 422, 503],
    query: LaunchQuery,
    value: Type.Object({
      content: Type.Object({ game_url: Type.String(), roundState: Type.Null() }),
    }),
    async handle({ query, caller, req }) {
      return { content: { game_url: await launchGame(deps, caller, wishOf(query, req.language)), roundState: null } };
    },
  });
}
