import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { TeamCounts, TeamQuery, TeamRow } from './team.model.ts';

const held = sql`coalesce((
  select cash + bonus + held from wallet_balance w
  where w.member_id = team.member_id and w.currency = team.currency), 0)::bigint`;

/** What everyone who is asked for has bet since a day: added up once for all, not member by member. */
const playedSince = (query: TeamQuery) => sql`
  left join (
    select member_id, currency, sum(valid_bet) as valid_bet from bet_daily
    where day >= ${query.sinceDay}::date and member_id in (select member_id from member_team team where ${matches(query)})
    group by member_id, currency
  ) played on played.member_id = team.member_id and played.currency = team.currency`;

const orders = { asc: sql`asc`, desc: sql`desc` } as const;

/** What the list is ordered by, with what that is read from beside the team itself. */
function sortKey(query: TeamQuery): { key: RawBuilder<unknown>; join?: RawBuilder<unknown> } {
  switch (query.sort) {
    case 'createdAt':
      return { key: sql`team.created_at` };
    case 'balance':
      return { key: held };
    case 'validBet':
      return { key: sql`coalesce(played.valid_bet, 0)::bigint`, join: playedSince(query) };
    default:
      return query.sort satisfies never;
  }
}

function matches({ ancestorId, search }: Pick<TeamQuery, 'ancestorId' | 'search'>): RawBuilder<unknown> {
  const named = search ? sql`and strpos(team.account_key, ${search.toLowerCase()}) > 0` : sql``;
  return sql`team.ancestor_id = ${ancestorId} ${named}`;
}

/** One page of a team. The page is chosen first, with only what its order needs; its other figures are read after. */
export async function selectTeam(db: Reader, query: TeamQuery): Promise<TeamRow[]> {
  const kind = query.type === 'all' ? sql`` : sql`and team.is_agent = ${query.type === 'agent'}`;
  const order = orders[query.order];
  const { key, join = sql`` } = sortKey(query);
  const { rows } = await sql<TeamRow>`
    with chosen as (
      select team.*, ${key} as sort_key
      from member_team team ${join}
      where ${matches(query)} ${kind}
      order by sort_key ${order}, team.member_id ${order}
      offset ${(query.pageNum - 1) * query.pageSize} limit ${query.pageSize}
    )
    select team.member_id as "memberId", team.account, team.type, team.is_agent as "isAgent", team.state,
      team.upline_account as upline, team.depth, team.currency,
      team.last_login_at as "lastLoginAt", team.created_at as "createdAt",
      (select count(*)::integer from member_below below where below.ancestor_id = team.member_id) as "teamSize",
      ${held} as balance,
      coalesce(days.valid_bet, 0)::bigint as "validBet",
      coalesce(days.stake - days.win, 0)::bigint as "netWin"
    from chosen team
    left join lateral (
      select sum(valid_bet) as valid_bet, sum(stake) as stake, sum(win) as win from bet_daily d
      where d.member_id = team.member_id and d.currency = team.currency and d.day >= ${query.sinceDay}::date
    ) days on true
    order by team.sort_key ${order}, team.member_id ${order}`.execute(db);
  return rows;
}

export async function countTeam(db: Reader, query: Pick<TeamQuery, 'ancestorId' | 'search'>): Promise<TeamCounts> {
  const { rows } = await sql<TeamCounts>`
    select count(*)::integer as "all",
      (count(*) filter (where is_agent))::integer as agents,
      (count(*) filter (where not is_agent))::integer as members
    from member_team team where ${matches(query)}`.execute(db);
  return rows[0] ?? { all: 0, agents: 0, members: 0 };
}
