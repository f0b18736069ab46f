import type { FastifyRequest } from 'fastify';
import type { LoginOrigin } from './sessions.ts';

/** Where a call comes from, for the session that it may open. */
export function originOf(req: FastifyRequest): LoginOrigin {
  const { device } = req.headers;
  return { ip: req.ip, device: typeof device === 'string' ? device.slice(0, 16) : null };
}
