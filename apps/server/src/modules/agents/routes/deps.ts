import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Members } from '#modules/members';
import type { BetTitles, Records } from '#modules/records';
import type { Sites } from '#modules/site';
import type { Agents } from '../agents.service.ts';

/** What the routes of this room call. */
export interface AgentRoutesDeps {
  db: Database;
  clock: Clock;
  agents: Agents;
  members: Members;
  records: Records;
  sites: Sites;
  titles: BetTitles;
}
