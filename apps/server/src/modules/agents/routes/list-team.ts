import { formatAmount } from '@quetzal/domain/money';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Page, page, PageQuery } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type TeamMember, teamMemberOf } from '../agents.views.ts';
import type { AgentRoutesDeps } from './deps.ts';

/** Everyone below the caller. */
export function addListTeam(api: Api, { agents, sites }: AgentRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/agent/team',
    operationId: 'listTeam',
    tag: 'agents',
    summary: 'My team, with counts of the search and totals of the page',
    moduleIds: ['COMM3'],
    access: 'agent',
    query: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 64 })),
      type: Type.Optional(Type.Enum(['all', 'agent', 'member'], { default: 'all' })),
      sort: Type.Optional(Type.Enum(['createdAt', 'validBet', 'balance'], { default: 'createdAt' })),
      order: Type.Optional(Type.Enum(['asc', 'desc'], { default: 'desc' })),
      pageNum: Type.Optional(PageQuery.pageNum),
      pageSize: Type.Optional(PageQuery.pageSize),
    }),
    value: Page(Type.Unsafe<TeamMember>(Type.Ref('TeamMember')), {
      counts: Type.Object({ all: Type.Integer(), agents: Type.Integer(), members: Type.Integer() }),
      totals: Type.Object({ balance: Amount, validBet30d: Amount, netWin30d: Amount }),
    }),
    async handle({ query, caller }) {
      const site = await sites.byId(caller.siteId);
      const { type = 'all', sort = 'createdAt', order = 'desc', pageNum = 1, pageSize = 20 } = query;
      const search = query.search?.trim();
      const wish = { ancestorId: caller.memberId, search, type, sort, order, pageNum, pageSize };
      const { rows, counts } = await agents.team(site, wish);
      const total = type === 'all' ? counts.all : type === 'agent' ? counts.agents : counts.members;
      const sum = (key: 'balance' | 'validBet' | 'netWin') =>
        formatAmount({ currency: site.currency, amount: rows.reduce((all, row) => all + row[key], 0n) });
      return {
        ...page(rows.map(teamMemberOf), total, { pageNum, pageSize }),
        counts,
        totals: { balance: sum('balance'), validBet30d: sum('validBet'), netWin30d: sum('netWin') },
      };
    },
  });
}
