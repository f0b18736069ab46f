import type { Sites } from '#modules/site';
import type { Registration } from '../registration.service.ts';

/** What the calls that make accounts need. */
export interface RegistrationRoutesDeps {
  sites: Sites;
  registration: Registration;
}
