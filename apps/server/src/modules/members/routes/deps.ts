import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Members } from '../members.service.ts';
import type { Pictures } from '../pictures/pictures.service.ts';
import type { OwnProfiles } from '../profile/own-profile.service.ts';
import type { Terms } from '../terms/terms.service.ts';

/** What the routes of this room call. */
export interface MemberRoutesDeps {
  db: Database;
  clock: Clock;
  members: Members;
  ownProfiles: OwnProfiles;
  pictures: Pictures;
  terms: Terms;
}
