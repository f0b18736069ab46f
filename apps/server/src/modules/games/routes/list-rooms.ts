import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { gameCardOf, GameCardRef } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

const roomsMax = 100;

/** The tables where members play one another. A room is a game of that kind, at the stakes of the site's currency. */
export function addListRooms(api: Api, { games, sites }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GLS2_roomList',
    operationId: 'listRooms',
    tag: 'games',
    summary: 'PVP rooms',
    moduleIds: [],
    access: 'member',
    query: Type.Object({ vassalage: Type.Optional(Type.String({ maxLength: 12 })) }),
    value: Type.Object({
      content: Type.Array(
        Type.Object({ game: GameCardRef, currency: Type.String(), stakeMin: Amount, stakeMax: Amount }),
      ),
    }),
    async handle({ query, req }) {
      const [{ currency }, { games: found }] = await Promise.all([
        sites.byId(req.site.id),
        games.list(
          req.site.id,
          { gameType: 'PVP', vendorCode: query.vassalage },
          { language: req.language, offset: 0, limit: roomsMax },
        ),
      ]);
      const content = found.flatMap((game) => {
        const stakes = game.stakes[currency];
        if (stakes === undefined || game.isList) return [];
        return [{ game: gameCardOf(game, req.language), currency, stakeMin: stakes.min, stakeMax: stakes.max }];
      });
      return { content };
    },
  });
}
