import Type, { type Static } from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { PeriodQuery } from '#modules/records';
import { type Overview, overviewOf } from '../agents.views.ts';
import type { AgentRoutesDeps } from './deps.ts';

/** The whole team below the caller in a period; left out, the last 30 days. */
export function addGetOverview(api: Api, { db, agents, members, sites }: AgentRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/agent/overview',
    operationId: 'getTeamOverview',
    tag: 'agents',
    summary: 'My team in figures',
    moduleIds: ['COMM3'],
    access: 'agent',
    query: Type.Object(PeriodQuery),
    value: Type.Unsafe<Static<typeof Overview>>(Type.Ref('TeamOverview')),
    async handle({ query, caller }) {
      const site = await sites.byId(caller.siteId);
      const agent = await members.byId(db, caller.memberId);
      if (agent === undefined) throw errors.notLoggedIn();
      const overview = await agents.overview(site, caller.memberId, query);
      const affiliateCode = agent.affiliateCode ?? '';
      const affiliateUrl = `${site.playerUrl}/register?${new URLSearchParams({ affiliateCode }).toString()}`;
      return overviewOf(overview, site.currency, { affiliateCode, affiliateUrl });
    },
  });
}
