import type { Api } from '#kernel/http/api-instance.ts';
import type { ThirdPartyRoutesDeps } from './deps.ts';
import { addChangeLinks, addOwnLinks } from './own-links.ts';
import { addGetNewcomer, addListProviders, addSignIn } from './sign-in.ts';

export type { ThirdPartyRoutesDeps };

/** Accounts elsewhere: coming in with one, and linking one. */
export function addThirdPartyRoutes(api: Api, deps: ThirdPartyRoutesDeps): void {
  addListProviders(api, deps);
  addGetNewcomer(api, deps);
  addSignIn(api, deps);
  addOwnLinks(api, deps);
  addChangeLinks(api, deps);
}
