import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

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

/** The address of who makes a call that no application of ours has seen yet: the same as `req.ip` would tell. */
export function visitorAddresses(trusted: TrustedProxies): (req: IncomingMessage) => string {
  const believed = proxiesBelieved(trusted);
  const isTrusted = Array.isArray(believed) ? proxyAddr.compile(believed) : believed || (() => false);
  return (req) => {
    const address = proxyAddr(req, isTrusted);
    return isIP(address) === 0 ? (req.socket.remoteAddress ?? '') : address;
  };
}
