import type { Database } from '#kernel/database/database.ts';
import type { Members } from '../members.service.ts';

/** What the routes of this room call. */
export interface MemberRoutesDeps {
  db: Database;
  members: Members;
}
