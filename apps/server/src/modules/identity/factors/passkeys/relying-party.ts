import type { Site } from '#modules/site';

/** What a browser binds passkeys of a site to. */
export interface RelyingParty {
  /** The domain of the address that is open now. */
  id: string;
  name: string;
  /** Every domain and origin of the site: an authenticator signs which one it was used at. */
  ids: string[];
  origins: string[];
}

/** `host` is what the browser called, if it says so; a name that is not the site's is not believed. */
export function relyingPartyOf(site: Pick<Site, 'name' | 'hosts' | 'playerUrl' | 'agentUrl'>, host = ''): RelyingParty {
  const player = new URL(site.playerUrl);
  const named = site.hosts.map((name) => new URL(`${player.protocol}//${name}`));
  const all = [player, new URL(site.agentUrl), ...named];
  const here = all.find((url) => url.host === host) ?? player;
  return {
    id: here.hostname,
    name: site.name,
    ids: [...new Set(all.map((url) => url.hostname))],
    origins: [...new Set(all.map((url) => url.origin))],
  };
}
