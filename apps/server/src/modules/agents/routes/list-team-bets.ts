import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Page, page, PageQuery } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { BetRecord, betRecordOf, BetStateSchema, BetTotalsSchema, betTotalsOf, PeriodQuery } from '#modules/records';
import { dayRangeOf } from '../day-range.ts';
import type { AgentRoutesDeps } from './deps.ts';

const TeamBet = Type.Object(
  { ...BetRecord.properties, account: Type.String(), memberId: Type.String() },
  { $id: 'TeamBet' },
);

/** The bets of everyone below the caller; an account that is not below has none. Left out, the last 30 days. */
export function addListTeamBets(api: Api, deps: AgentRoutesDeps): void {
  const { db, clock, members, records, sites, titles } = deps;
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/agent/team/bets',
    operationId: 'listTeamBets',
    tag: 'agents',
    summary: 'Bets of my team, newest first, with totals of the whole filter',
    moduleIds: ['COMM3'],
    access: 'agent',
    query: Type.Object({
      ...PeriodQuery,
      account: Type.Optional(Type.String({ maxLength: 128 })),
      gameCode: Type.Optional(Type.String({ maxLength: 64 })),
      state: Type.Optional(BetStateSchema),
      pageNum: Type.Optional(PageQuery.pageNum),
      pageSize: Type.Optional(PageQuery.pageSize),
    }),
    value: Page(TeamBet, { totals: BetTotalsSchema }),
    async handle({ query, caller, req }) {
      const site = await sites.byId(caller.siteId);
      const { from, to, fromDay, toDay } = dayRangeOf(query, site.timeZone, clock.now());
      const at = { pageNum: query.pageNum ?? 1, pageSize: query.pageSize ?? 20 };
      const account = query.account?.trim() || undefined;
      const days = { first: fromDay, last: toDay };
      const filter = { from, to, days, gameCode: query.gameCode, state: query.state };
      const { bets, totals } = await records.list({ ancestorId: caller.memberId, account }, filter, at);
      const titleOf = await titles.titlesOf(bets, req.language);
      const accounts = await members.accountsOf(
        db,
        bets.map((bet) => bet.memberId),
      );
      const content = bets.map((bet) => ({
        ...betRecordOf(bet, titleOf(bet)),
        account: accounts.get(bet.memberId) ?? '',
        memberId: bet.memberId,
      }));
      return { ...page(content, totals.count, at), totals: betTotalsOf(totals, site.currency) };
    },
  });
}
