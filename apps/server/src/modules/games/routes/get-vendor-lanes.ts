import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { GameRoutesDeps } from './deps.ts';

const Lane = Type.Object({
  gameCategory: Type.String(),
  vendors: Type.Array(
    Type.Object({ vassalage: Type.String(), accountTypeName: Type.String(), gameClassify: Type.String() }),
  ),
});

/** The vendors of each category, as menus show them. Known clients read `data`, so there is no envelope. */
export function addGetVendorLanes(api: Api, { games }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCSGAME_newGameVendor',
    operationId: 'getVendorLanes',
    tag: 'games',
    summary: 'Vendors by category',
    moduleIds: [],
    access: 'public',
    enveloped: false,
    value: Type.Object({ data: Type.Object({ lanes: Type.Array(Lane) }) }),
    async handle({ req }) {
      const lanes = [...(await games.lanes(req.site.id))].map(([gameCategory, vendors]) => ({
        gameCategory,
        vendors: vendors.map(({ code, name }) => ({
          vassalage: code,
          accountTypeName: name,
          gameClassify: gameCategory,
        })),
      }));
      return { data: { lanes } };
    },
  });
}
