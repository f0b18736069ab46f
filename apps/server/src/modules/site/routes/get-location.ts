import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { statusInfoOf, visitorSeen } from '../site.views.ts';
import type { SiteRoutesDeps } from './deps.ts';

/** Where the visitor is, as far as it is known, and whether the site may be offered there. */
export function addGetLocation(api: Api, { sites, countryOf }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/location',
    operationId: 'getLocation',
    tag: 'site',
    summary: 'The visitor’s address and country',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({
      ip: Type.String(),
      country: Type.Union([Type.String(), Type.Null()], { description: 'ISO 3166 code; null when it is not known' }),
      isRestricted: Type.Boolean(),
    }),
    async handle({ req }) {
      const site = await sites.byId(req.site.id);
      const country = countryOf(req);
      const { status } = statusInfoOf({ ...site, status: 0 }, visitorSeen(countryOf, req));
      return { ip: req.ip, country: country ?? null, isRestricted: status === 2 };
    },
  });
}
