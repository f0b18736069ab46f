import type { Site, SiteFile } from '../site.model.ts';
import type { SiteFileDocument } from './site-file.schema.ts';

/** What the rooms know a site by, from the file that people write. */
export function siteFileOf(document: SiteFileDocument): SiteFile {
  const { merchantCode, name, addresses, hosts, defaultLanguage, currency, timeZone, ageMin, modules, ...settings } =
    document;
  const own = [addresses.player, addresses.agent].map((address) => new URL(address).host);
  const { player: playerUrl, agent: agentUrl } = addresses;
  const facts = { merchantCode, name, defaultLanguage, currency, timeZone, ageMin, modules, playerUrl, agentUrl };
  return { ...facts, hosts: [...new Set([...own, ...hosts])], settings };
}

/** The file that makes this site. */
export function documentOf(site: SiteFile | Site): SiteFileDocument {
  const { merchantCode, name, defaultLanguage, currency, timeZone, ageMin, settings } = site;
  const addresses = { player: site.playerUrl, agent: site.agentUrl };
  const own = new Set(Object.values(addresses).map((address) => new URL(address).host));
  const hosts = site.hosts.filter((host) => !own.has(host)).toSorted();
  const modules = [...site.modules].toSorted() as SiteFileDocument['modules'];
  return { merchantCode, name, addresses, hosts, defaultLanguage, currency, timeZone, ageMin, modules, ...settings };
}
