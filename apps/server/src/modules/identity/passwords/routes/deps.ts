import type { Sites } from '#modules/site';
import type { Passwords } from '../passwords.service.ts';

/** What the calls about passwords need. */
export interface PasswordRoutesDeps {
  sites: Sites;
  passwords: Passwords;
}
