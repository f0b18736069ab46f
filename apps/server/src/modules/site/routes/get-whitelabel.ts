import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { siteInfoOf, type SiteInfo, visitorSeen } from '../site.views.ts';
import type { SiteRoutesDeps } from './deps.ts';

/** The site's file: brand, languages, currency, flags, links. */
export function addGetWhitelabel(api: Api, { sites, countryOf }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/whitelabel',
    operationId: 'getWhitelabel',
    tag: 'site',
    summary: 'Brand, languages, currency and flags of the site',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Unsafe<SiteInfo>(Type.Ref('SiteInfo')),
    handle: async ({ req }) => siteInfoOf(await sites.byId(req.site.id), visitorSeen(countryOf, req)),
  });
}
