import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { launchErrors } from '../launch.errors.ts';
import { launchDemo } from '../launch.service.ts';
import { LaunchLook, lookOf } from '../launch.views.ts';
import type { VendorRoutesDeps } from './deps.ts';

/** The vendor whose sportsbook has a page of its own. */
const football = 'FB';

/**
 * Opens the football vendor's sportsbook for looking, without an account. Whoever wants to bet launches its game as any
 * other. Refuses with `games.not_found` where the site does not offer that vendor.
 */
export function addLaunchFootball(api: Api, deps: VendorRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCS_gameLaunchFB',
    operationId: 'launchFootball',
    tag: 'games',
    summary: 'The address of the football sportsbook, to look at',
    moduleIds: [],
    access: 'public',
    refusals: [404, 422],
    query: LaunchLook,
    value: Type.Object({ content: Type.Object({ game_url: Type.String() }) }),
    async handle({ query, req }) {
      const view = { language: req.language, offset: 0, limit: 1 };
      const [game] = (await deps.games.list(req.site.id, { vendorCode: football }, view)).games;
      if (game === undefined) throw launchErrors.notFound();
      const wish = { ...lookOf(query, req.language), key: { vendorCode: football, gameCode: game.code } };
      return { content: { game_url: await launchDemo(deps, req.site.id, wish) } };
    },
  });
}
