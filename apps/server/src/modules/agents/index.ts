import type { Routes } from '#kernel/http/api-instance.ts';
import type { AgentRoutesDeps } from './routes/deps.ts';
import { addAgentRoutes } from './routes/index.ts';

export { createAgents } from './agents.service.ts';

/** The calls of the agent portal, and the check of an agent's code. */
export function agentRoutes(deps: AgentRoutesDeps): Routes {
  return (api) => addAgentRoutes(api, deps);
}
