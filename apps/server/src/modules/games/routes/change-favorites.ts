import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { GameRoutesDeps } from './deps.ts';

const Favorite = Body({
  nodeId: Type.String({ pattern: '^[0-9]{1,18}$' }),
  vendor: Type.Optional(Type.String({ maxLength: 12 })),
  gameType: Type.Optional(Type.String({ maxLength: 16 })),
});

/** Marks a game as a favourite, or no longer. Both may be repeated. */
export function addChangeFavorites(api: Api, { games }: GameRoutesDeps): void {
  const shared = {
    method: 'POST',
    tag: 'games',
    moduleIds: ['GAMELOFAV3'],
    access: 'member',
    body: Favorite,
    value: Type.Null(),
  } as const;
  addOperation(api, {
    ...shared,
    url: '/wps/relay/MCSFE_addFavoriteGameV2',
    operationId: 'addFavorite',
    isOpenToTrial: true,
    summary: 'Mark a favourite',
    refusals: [404],
    async handle({ body, caller }) {
      await games.addFavorite(caller.memberId, BigInt(body.nodeId));
      return null;
    },
  });
  addOperation(api, {
    ...shared,
    url: '/wps/relay/MCSFE_removeFavoriteGameV2',
    operationId: 'removeFavorite',
    isOpenToTrial: true,
    summary: 'Unmark a favourite',
    async handle({ body, caller }) {
      await games.removeFavorite(caller.memberId, BigInt(body.nodeId));
      return null;
    },
  });
}
