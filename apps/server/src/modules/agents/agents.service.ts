import { parseAmount } from '@quetzal/domain/money';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Site } from '#modules/site';
import { dayRangeOf, firstOfLastDays } from './day-range.ts';
import { selectDays, selectDeposits, selectHeads } from './overview.store.ts';
import type { TeamCounts, TeamDay, TeamHeads, TeamQuery, TeamRow } from './team.model.ts';
import { countTeam, selectTeam } from './team.store.ts';

/** A team in a period, in ledger units of the site's currency. */
export interface TeamOverview {
  heads: TeamHeads;
  deposits: bigint;
  days: TeamDay[];
}

/** What an agent sees of everyone below. Nobody above or beside is ever in it. */
export interface Agents {
  overview(site: Site, agentId: string, query: { from?: string; to?: string }): Promise<TeamOverview>;
  team(site: Site, query: Omit<TeamQuery, 'sinceDay'>): Promise<{ rows: TeamRow[]; counts: TeamCounts }>;
}

/** Wires the room; it reads the views that other rooms give out and writes nothing. */
export function createAgents(deps: { db: Database; clock: Clock }): Agents {
  const { db, clock } = deps;
  return {
    async overview(site, agentId, query) {
      const { currency, timeZone } = site;
      const range = dayRangeOf(query, timeZone, clock.now());
      const min = parseAmount(site.settings.activeValidBetMin, currency);
      const [heads, days, deposits] = await Promise.all([
        selectHeads(db, agentId, currency, range, min.ok ? min.value.amount : 0n),
        selectDays(db, agentId, currency, range),
        selectDeposits(db, agentId, currency, range),
      ]);
      return { heads, deposits, days };
    },
    async team(site, query) {
      const sinceDay = firstOfLastDays(30, site.timeZone, clock.now());
      const [rows, counts] = await Promise.all([selectTeam(db, { ...query, sinceDay }), countTeam(db, query)]);
      return { rows, counts };
    },
  };
}
