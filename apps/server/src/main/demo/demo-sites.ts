import { readFileSync } from 'node:fs';
import { readSiteFile, type SiteFileDocument, type Sites } from '#modules/site';

/** Where a demo site is served, as origins. */
export interface DemoAddresses {
  playerSiteUrl: string;
  agentSiteUrl: string;
  /** The sandbox, which stands in for the service that texts codes; the address of the file when left out. */
  sandboxUrl?: string | undefined;
}

/** The key under which the sandbox knows the platform. */
const sandboxProject = 'quetzal-sandbox';
const folder = new URL('../../../sites/', import.meta.url);

/**
 * Writes a demo site from its file in `apps/server/sites`, at these addresses; answers its id. A site whose file somebody
 * has imported since keeps that one: only its addresses follow the ports of this start.
 */
export async function writeDemoSite(
  sites: Sites,
  code: string,
  addresses: DemoAddresses,
): Promise<{ siteId: string; document: SiteFileDocument }> {
  const ours = readSiteFile(readFileSync(new URL(`${code}.yaml`, folder), 'utf8'));
  const kept = await importedFile(sites, code);
  const origins = { player: new URL(addresses.playerSiteUrl).origin, agent: new URL(addresses.agentSiteUrl).origin };
  const before = Object.values((kept ?? ours).addresses).map((address) => new URL(address).host);
  const { hosts } = kept ?? ours;
  const moved = { addresses: origins, hosts: hosts.filter((host) => !before.includes(host)) };
  const document = { ...(kept ?? ours), ...moved, ...textsBy(kept ?? ours, addresses.sandboxUrl) };
  const { siteId } = await sites.files.write(document, { source: kept === undefined ? 'seed' : 'import' });
  return { siteId, document };
}

/** The stand-in of this start in the place of another start's; a service of somebody's own stays. */
function textsBy({ phoneAuth }: SiteFileDocument, sandboxUrl: string | undefined): Pick<SiteFileDocument, 'phoneAuth'> {
  if (phoneAuth?.apiKey !== sandboxProject || sandboxUrl === undefined) return {};
  return { phoneAuth: { ...phoneAuth, endpoint: new URL(sandboxUrl).origin } };
}

/** The file in force, when it was not the seed that wrote it. */
async function importedFile(sites: Sites, code: string): Promise<SiteFileDocument | undefined> {
  const known = (await sites.files.list()).some(({ merchantCode, version }) => merchantCode === code && version > 0);
  if (!known) return undefined;
  const [newest] = await sites.files.history(code);
  return newest === undefined || newest.source === 'seed' ? undefined : (await sites.files.show(code)).document;
}
