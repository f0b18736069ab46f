import type { Routes } from '#kernel/http/api-instance.ts';
import type { SiteRoutesDeps } from './routes/deps.ts';
import { addSiteRoutes } from './routes/index.ts';

export { readSiteFile } from './files/read-site-file.ts';
export { publishedSchema, type SiteFileDocument } from './files/site-file.schema.ts';
export type { SiteFiles } from './files/site-files.service.ts';
export { createSite, type Sites } from './site.service.ts';
export {
  brandStyleOf,
  greetingOf,
  groundOf,
  markOf,
  outsideSourcesOf,
  pageInfoOf,
  siteIn,
  visitorSeen,
} from './site.views.ts';
export { siteForNewcomer } from './visitors/newcomers.ts';
export { createVisitorGate } from './visitors/visitor-gate.ts';
export type { Site, SiteStatus } from './site.model.ts';
export type { SiteSettings } from './site.settings.ts';

/** The public calls about a site: status, site file, registration rules, countries. */
export function siteRoutes(deps: SiteRoutesDeps): Routes {
  return (api) => addSiteRoutes(api, deps);
}
