import type { FastifyRequest } from 'fastify';
import type { StudioDeps } from '../deps.ts';
import { requireSession } from '../sessions/session.service.ts';
import type { Session } from '../sessions/session.store.ts';
import { Refusal } from './refusal.ts';

/** The session that a request carries as `Authorization: Bearer <token>`. */
export async function sessionOf(deps: StudioDeps, req: FastifyRequest): Promise<Session> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(req.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'session_invalid');
  return requireSession(deps, token);
}
