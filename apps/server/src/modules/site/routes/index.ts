import type { Api } from '#kernel/http/api-instance.ts';
import { EncryptionKey, SiteInfo } from '../site.views.ts';
import { addGetCountries } from './get-countries.ts';
import { addGetDomainRoute } from './get-domain-route.ts';
import { addGetHelpCenter } from './get-help-center.ts';
import { addGetLocation } from './get-location.ts';
import { addGetSettings } from './get-settings.ts';
import { addGetTemplates } from './get-templates.ts';
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
  addGetTemplates(api, deps);
  addGetSettings(api, deps);
  addGetLocation(api, deps);
  addGetHelpCenter(api, deps);
  addGetDomainRoute(api, deps);
}
