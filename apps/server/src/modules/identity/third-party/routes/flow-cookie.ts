import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '#modules/site';
import { flowMinutes } from '../flow.ts';
import { thirdPartyUrl } from './deps.ts';

const name = 'thirdParty';

/** Lax, unlike our other cookies: the browser comes back from the provider's page, and has to bring it along. */
const traits = ({ playerUrl }: Pick<Site, 'playerUrl'>) =>
  ({ path: thirdPartyUrl, httpOnly: true, sameSite: 'lax', secure: playerUrl.startsWith('https:') }) as const;

export function putFlow(reply: FastifyReply, site: Site, sealed: string): void {
  reply.setCookie(name, sealed, { ...traits(site), maxAge: flowMinutes * 60 });
}

/** The flow of this browser, which counts once: the cookie goes with the answer. */
export function takeFlow(req: FastifyRequest, reply: FastifyReply, site: Site): string | undefined {
  reply.clearCookie(name, traits(site));
  return req.cookies[name];
}
