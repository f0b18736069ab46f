import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { Country, FieldRuleSchema } from '../site.settings.ts';
import { siteInfoOf, type SiteInfo, visitorSeen } from '../site.views.ts';
import type { SiteRoutesDeps } from './deps.ts';

const Flag = Type.Boolean();

/** All that a client wants to know of the site in one call. */
export function addGetSettings(api: Api, { sites, countryOf }: SiteRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/system/settings/consolidated',
    operationId: 'getConsolidatedSettings',
    tag: 'site',
    summary: 'Site file, registration form, countries, location and which contracts exist',
    moduleIds: ['COMM3'],
    access: 'public',
    isOpenWhileClosed: true,
    value: Type.Object({
      info: Type.Unsafe<SiteInfo>(Type.Ref('SiteInfo')),
      registration: Type.Record(Type.String(), FieldRuleSchema),
      countries: Type.Array(Country),
      location: Type.Object({ ip: Type.String(), country: Type.Union([Type.String(), Type.Null()]) }),
      maintenance: Flag,
      regionRestriction: Flag,
      contracts: Type.Object({
        divtypereq: Flag,
        dailysalreqtype: Flag,
        contracthoursalreq: Flag,
        realtimesalreqtype: Flag,
      }),
    }),
    async handle({ req }) {
      const site = await sites.byId(req.site.id);
      const country = countryOf(req);
      const info = siteInfoOf(site, visitorSeen(countryOf, req));
      const { status } = info.statusInfo;
      return {
        info,
        registration: site.settings.registration,
        countries: site.settings.countries,
        location: { ip: req.ip, country: country ?? null },
        maintenance: status === 1,
        regionRestriction: status === 2,
        contracts: {
          divtypereq: site.modules.has('SIGNCONDIV3'),
          dailysalreqtype: site.modules.has('DAILYSALCONT3'),
          contracthoursalreq: site.modules.has('HOURSAL3'),
          realtimesalreqtype: site.modules.has('RTSALARY3'),
        },
      };
    },
  });
}
