import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { Country } from '../site.settings.ts';
import type { SiteRoutesDeps } from './deps.ts';

/** The countries whose phone numbers the site takes. */
export function addGetCountries(api: Api, { sites }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/country',
    operationId: 'getCountries',
    tag: 'site',
    summary: 'Countries and their dialling codes',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({ content: Type.Array(Country) }),
    async handle({ req }) {
      const { settings } = await sites.byId(req.site.id);
      return { content: settings.countries };
    },
  });
}
