import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** True: one proxy stands before us; or the addresses and networks of the proxies whose X-Forwarded-For is believed. */
export type TrustedProxies = boolean | string[];

/**
 * What Fastify is told of proxies. Each one adds the address that it sees on the right: with one proxy the last entry is
 * the visitor's, and what stands before it anybody could have written.
 */
export function proxiesBelieved(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  return trusted === true ? (_address, hop) => hop === 0 : trusted;
}

/** A hook: an entry that is no address is nobody's, and the address of the connection counts. It has to be the first. */
export function dropFalseAddress(
  req: { ip: string; raw: Pick<IncomingMessage, 'headers'> },
  _reply: unknown,
  done: () => void,
): void {
  if (isIP(req.ip) === 0) delete req.raw.headers['x-forwarded-for'];
  done();
}
