import type { Sites } from '#modules/site';
import type { Identity } from '../../identity.service.ts';
import type { Passwords } from '../passwords.service.ts';

/** What the calls about passwords need. */
export interface PasswordRoutesDeps {
  sites: Sites;
  passwords: Passwords;
  identity: Pick<Identity, 'protection'>;
}
