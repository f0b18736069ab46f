import type { Database } from '#kernel/database/database.ts';
import type { Profiles } from '#modules/members';
import type { Sites } from '#modules/site';
import type { Identity } from '../../identity.service.ts';
import type { Codes } from '../codes.service.ts';

/** What the calls that send codes need. */
export interface CodeRoutesDeps {
  db: Database;
  sites: Sites;
  codes: Codes;
  profiles: Profiles;
  identity: Pick<Identity, 'protection'>;
}
