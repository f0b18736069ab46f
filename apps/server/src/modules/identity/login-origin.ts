import type { FastifyRequest } from 'fastify';
import { newSecret } from '#kernel/ids/ids.ts';
import type { LoginOrigin } from './sessions.ts';

/** The cookie by which a browser is known again; of what is in it the server keeps a hash. */
export const deviceCookie = 'device';
const deviceToken = /^[\w-]{43}$/;
const userAgentLengthMax = 400;

/** Where a call comes from, for the session that it may open. A browser that brings no device token gets a new one. */
export function originOf(req: FastifyRequest): LoginOrigin {
  const { device, 'user-agent': userAgent = '' } = req.headers;
  const brought = req.cookies[deviceCookie];
  return {
    ip: req.ip,
    device: typeof device === 'string' ? device.slice(0, 16) : null,
    userAgent: userAgent.slice(0, userAgentLengthMax),
    isConcealed: req.isConcealed,
    deviceToken: brought !== undefined && deviceToken.test(brought) ? brought : newSecret(),
  };
}
