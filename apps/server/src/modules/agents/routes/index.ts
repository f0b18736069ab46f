import type { Api } from '#kernel/http/api-instance.ts';
import { Overview, TeamMember } from '../agents.views.ts';
import { addCheckAffiliateCode } from './check-affiliate-code.ts';
import type { AgentRoutesDeps } from './deps.ts';
import { addGetOverview } from './get-overview.ts';
import { addListTeam } from './list-team.ts';
import { addListTeamBets } from './list-team-bets.ts';

export function addAgentRoutes(api: Api, deps: AgentRoutesDeps): void {
  api.addSchema(Overview);
  api.addSchema(TeamMember);
  addCheckAffiliateCode(api, deps);
  addGetOverview(api, deps);
  addListTeam(api, deps);
  addListTeamBets(api, deps);
}
