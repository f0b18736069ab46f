import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import { createLimits, type Limits } from '#modules/limits';
import { createMembers } from '#modules/members';
import { createRecords } from '#modules/records';
import { createSessions } from '../../src/modules/identity/sessions.ts';

/** The limits of a test that has no other rooms around people. */
export function limitsFor(deps: {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  sites: { byId(siteId: string): Promise<{ currency: string; timeZone: string }> };
}): Limits {
  const { db, clock } = deps;
  const members = createMembers({ db, clock });
  const nobody = async () => undefined;
  const events = { publish: () => undefined, subscribe: () => undefined, start: nobody, close: nobody };
  const sessions = createSessions({ db, clock, events });
  const identity = { logOutEverywhere: sessions.revokeAll, playingSince: sessions.playingSince };
  return createLimits({ ...deps, events, members, identity, records: createRecords({ db }) });
}
