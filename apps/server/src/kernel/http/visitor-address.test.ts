import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { dropFalseAddress, proxiesBelieved, type TrustedProxies, visitorAddresses } from './visitor-address.ts';

async function addressSeen(trusted: TrustedProxies, from: string, forwardedFor: string): Promise<string> {
  const app = Fastify({ trustProxy: proxiesBelieved(trusted) });
  app.addHook('onRequest', dropFalseAddress);
  app.get('/', (req) => ({ ip: req.ip }));
  const headers = { 'x-forwarded-for': forwardedFor };
  const answer = await app.inject({ url: '/', remoteAddress: from, headers });
  await app.close();
  const { ip } = answer.json<{ ip: string }>();
  const bare = { headers, socket: { remoteAddress: from } } as unknown as IncomingMessage;
  expect(visitorAddresses(trusted)(bare)).toBe(ip);
  return ip;
}

describe('the address of a visitor', () => {
  it.each([
    ['without a proxy, whatever is written', false, '10.0.0.1', '198.51.100.1', '10.0.0.1'],
    ['behind one proxy', true, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'behind one proxy, with an entry that the visitor wrote',
      true,
      '10.0.0.1',
      '203.0.113.9, 198.51.100.1',
      '198.51.100.1',
    ],
    ['behind proxies that are named', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['of somebody who is no proxy that is named', ['10.0.0.0/8'], '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['when the entry is no address', true, '10.0.0.1', '198.19.0.777', '10.0.0.1'],
    ['when the entry is a word', true, '10.0.0.1', "1.1.1.1'; --", '10.0.0.1'],
    ['in IPv6', true, '10.0.0.1', '2001:db8::7', '2001:db8::7'],
  ])('%s', async (_when, trusted, from, forwardedFor, seen) => {
    expect(await addressSeen(trusted, from, forwardedFor)).toBe(seen);
  });
});
