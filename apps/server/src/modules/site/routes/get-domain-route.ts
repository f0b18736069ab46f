import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { SiteRoutesDeps } from './deps.ts';

const Text = Type.String();

/** Where the site's pages are, for whoever came by another address. */
export function addGetDomainRoute(api: Api, { sites }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/domainRoute',
    operationId: 'getDomainRoute',
    tag: 'site',
    summary: 'The addresses of the site',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({
      mainDomain: Type.String({ description: 'Host of the player site' }),
      resources: Type.Array(Type.Object({ labelNameEn: Text, url: Text })),
    }),
    async handle({ req }) {
      const { playerUrl, agentUrl } = await sites.byId(req.site.id);
      return {
        mainDomain: new URL(playerUrl).host,
        resources: [
          { labelNameEn: 'Player site', url: playerUrl },
          { labelNameEn: 'Agent portal', url: agentUrl },
        ],
      };
    },
  });
}
