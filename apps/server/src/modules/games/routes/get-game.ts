import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount } from '#kernel/http/envelope.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { ShownGame } from '../game.model.ts';
import { gameCardOf, GameCardRef } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

/** One game with what its page says of it, also when it cannot be played now. */
export function addGetGame(api: Api, { games, sites }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/games/:vassalage/:gameCode',
    operationId: 'getGame',
    tag: 'games',
    summary: 'A game, its stakes and whether it is open',
    moduleIds: ['GAMELO3'],
    access: 'optional',
    params: Type.Object({
      vassalage: Type.String({ maxLength: 12, description: 'Vendor code' }),
      gameCode: Type.String({ maxLength: 64 }),
    }),
    value: Type.Object({
      game: GameCardRef,
      state: Type.Enum(['open', 'paused', 'closed', 'withdrawn'], {
        description: 'Of what is expected back, `paused` is all of its vendor, `closed` this game alone',
      }),
      stakes: Type.Union([Type.Object({ currency: Type.String(), min: Amount, max: Amount }), Type.Null()], {
        description: 'Least and greatest stake of one bet, in the currency of the site',
      }),
    }),
    refusals: [404],
    async handle({ params, req }) {
      const key = { vendorCode: params.vassalage, gameCode: params.gameCode };
      const [game, { currency }] = await Promise.all([games.shown(req.site.id, key), sites.byId(req.site.id)]);
      if (game === undefined) throw errors.notFound();
      const stakes = game.stakes[currency];
      return {
        game: gameCardOf(game, req.language),
        state: stateOf(game),
        stakes: stakes ? { currency, ...stakes } : null,
      };
    },
  });
}

function stateOf(game: Pick<ShownGame, 'enabled' | 'vendor' | 'pause'>) {
  if (!game.enabled || !game.vendor.enabled) return 'withdrawn' as const;
  if (game.pause === null) return 'open' as const;
  return game.pause.of === 'game' ? ('closed' as const) : ('paused' as const);
}
