import type { Api } from '#kernel/http/api-instance.ts';
import { EncryptionKey, SiteInfo } from '../site.views.ts';
import { addGetCountries } from './get-countries.ts';
import { addGetRegistrationRules } from './get-registration-rules.ts';
import { addGetStatus } from './get-status.ts';
import { addGetWhitelabel } from './get-whitelabel.ts';
import type { SiteRoutesDeps } from './deps.ts';

export function addSiteRoutes(api: Api, deps: SiteRoutesDeps): void {
  api.addSchema(EncryptionKey);
  api.addSchema(SiteInfo);
  addGetStatus(api, deps);
  addGetWhitelabel(api, deps);
  addGetRegistrationRules(api, deps);
  addGetCountries(api, deps);
}
