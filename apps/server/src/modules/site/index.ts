import type { Routes } from '#kernel/http/api-instance.ts';
import type { SiteRoutesDeps } from './routes/deps.ts';
import { addSiteRoutes } from './routes/index.ts';

export { createSite, type Sites } from './site.service.ts';
export { pageInfoOf } from './site.views.ts';
export type { Site, SiteStatus } from './site.model.ts';
export type { SiteSettings } from './site.settings.ts';

/** The public calls about a site: status, site file, registration rules, countries. */
export function siteRoutes(deps: SiteRoutesDeps): Routes {
  return (api) => addSiteRoutes(api, deps);
}
