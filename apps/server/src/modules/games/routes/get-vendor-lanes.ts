import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { VendorEntry, vendorEntryOf } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

const Lane = Type.Object({
  gameCategory: Type.String(),
  isList: Type.Boolean({ description: 'Its vendors open a list of their games' }),
  vendors: Type.Array(VendorEntry),
});

/** The vendors of each category, as menus show them. Known clients read `data`, so there is no envelope. */
export function addGetVendorLanes(api: Api, { games, sites }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCSGAME_newGameVendor',
    operationId: 'getVendorLanes',
    tag: 'games',
    summary: 'Vendors by category',
    moduleIds: [],
    access: 'public',
    query: Type.Object({ platform: Type.Optional(Type.String({ maxLength: 64 })) }),
    enveloped: false,
    value: Type.Object({ data: Type.Object({ lanes: Type.Array(Lane) }) }),
    async handle({ req }) {
      const [lanes, site] = await Promise.all([games.lanes(req.site.id), sites.byId(req.site.id)]);
      const listTypes: readonly string[] = site.settings.catalogue.gameListCenter;
      const shown = [...lanes].map(([gameCategory, vendors]) => ({
        gameCategory,
        isList: listTypes.includes(gameCategory),
        vendors: vendors.map(vendorEntryOf),
      }));
      return { data: { lanes: shown } };
    },
  });
}
