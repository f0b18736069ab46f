import type { FastifyRequest } from 'fastify';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Sites } from '#modules/site';
import type { FactorsCaller } from '../factors.model.ts';
import type { Factors } from '../factors.service.ts';

/** What the calls about factors need. */
export interface FactorRoutesDeps {
  sites: Pick<Sites, 'byId'>;
  factors: Factors;
}

/** What these calls have in common. */
export const factorCall = { tag: 'identity', moduleIds: ['COMM3'], access: 'member', callsPerMinuteMax: 30 } as const;

/** Who asks, and in which language. */
export function callerOf({ memberId }: Principal, { language }: FastifyRequest): FactorsCaller {
  return { memberId, language };
}
