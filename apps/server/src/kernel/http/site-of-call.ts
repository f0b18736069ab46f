import type { FastifyRequest } from 'fastify';
import { localeOfTag, localeOfWire } from '@quetzal/i18n';
import type { RequestSite, SiteDirectory } from '../auth/principal.ts';
import { errors } from '../errors/app-error.ts';

function headerOf(req: FastifyRequest, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The language that the caller asked for by wire code or tag, else the site's own. */
export function languageOf(req: FastifyRequest, site: RequestSite | undefined): string {
  const asked = headerOf(req, 'language');
  const locale = asked === undefined ? undefined : (localeOfWire(asked) ?? localeOfTag(asked));
  return locale?.tag ?? site?.defaultLanguage ?? 'en';
}

/** Finds the call's site, and refuses a module that the site has not switched on. */
export async function siteOfCall(req: FastifyRequest, sites: SiteDirectory): Promise<RequestSite> {
  const site = await sites.find({ merchantCode: headerOf(req, 'merchant'), host: req.host });
  if (site === undefined) throw errors.merchantUnknown();
  req.language = languageOf(req, site);
  const { moduleIds = [] } = req.routeOptions.config;
  // A call that several modules share is open while one of them is on, whichever the caller names.
  if (moduleIds.length > 0 && !moduleIds.some((module) => site.modules.has(module))) throw errors.moduleOff();
  return site;
}
