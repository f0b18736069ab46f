import type { Sites } from '#modules/site';
import type { Identity } from '../identity.service.ts';

/** What the routes of this room call. */
export interface IdentityRoutesDeps {
  sites: Sites;
  identity: Identity;
}
