import { maskAccount } from '@quetzal/domain/records';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { AgentRoutesDeps } from './deps.ts';

/** Whether a code leads to an agent, so that a newcomer learns of a mistake before sending the form. */
export function addCheckAffiliateCode(api: Api, { db, members }: AgentRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/agent/affiliate',
    operationId: 'checkAffiliateCode',
    tag: 'agents',
    summary: 'Whether an affiliate code is an agent’s',
    moduleIds: ['AFFMAN3'],
    access: 'public',
    callsPerMinuteMax: 60,
    refusals: [429],
    query: Type.Object({ affiliateCode: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Type.Object({
      valid: Type.Boolean(),
      agentAccount: Type.Union([Type.String({ description: 'Masked' }), Type.Null()]),
    }),
    async handle({ query, req }) {
      const agent = await members.agentByCode(db, req.site.id, query.affiliateCode.trim());
      return { valid: agent !== undefined, agentAccount: agent === undefined ? null : maskAccount(agent.account) };
    },
  });
}
