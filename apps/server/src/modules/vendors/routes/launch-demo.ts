import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { launchDemo } from '../launch.service.ts';
import { LaunchQuery, wishOf } from '../launch.views.ts';
import type { VendorRoutesDeps } from './deps.ts';

/** Opens a game's demo for anyone: demo credits, the same odds. */
export function addLaunchDemo(api: Api, deps: VendorRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCS_gameTrialLaunch',
    operationId: 'launchDemo',
    tag: 'games',
    summary: 'The address of a game’s demo',
    moduleIds: [],
    access: 'public',
    refusals: [404, 422],
    query: LaunchQuery,
    value: Type.Object({ content: Type.Object({ game_url: Type.String() }) }),
    async handle({ query, req }) {
      return { content: { game_url: await launchDemo(deps, req.site.id, wishOf(query, req.language)) } };
    },
  });
}
