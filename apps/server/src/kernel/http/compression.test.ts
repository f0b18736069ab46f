import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import type { Api } from './api-instance.ts';
import { buildApi } from './build-api.ts';

const long = { games: Array.from({ length: 200 }, (_, number) => ({ number, name: 'Frutas eléctricas' })) };
const browser = { 'accept-encoding': 'gzip, deflate, br' };

let api: Api;
beforeAll(async () => {
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    encryption: { publicKey: { kty: 'EC', kid: 'none' }, open: () => Promise.reject(new Error('nothing is sealed')) },
    trustProxy: false,
    authenticator: { member: async () => undefined, operator: async () => undefined },
    sites: { find: async () => undefined },
    translate: (code) => code,
    checkReady: async () => undefined,
    routes: [
      (routes) => void routes.get('/long', () => long),
      (routes) => void routes.get('/short', () => ({ amount: '1.00' })),
      (routes) => void routes.get('/vendor', { config: { access: 'vendor' } }, () => long),
      (routes) => void routes.post('/told', (req) => req.body),
    ],
  });
});
afterAll(() => api.close());

describe('answers', () => {
  it('travel compressed when they are long', async () => {
    const answer = await api.inject({ url: '/long', headers: browser });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(long);
  });

  it.each([
    ['a short one', '/short', browser],
    ['one to a reader who takes no compression', '/long', {}],
    ['one to a vendor, signed as it is', '/vendor', browser],
  ])('travel as they are: %s', async (_, url, headers) => {
    const answer = await api.inject({ url, headers });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toBeTypeOf('object');
  });
});

it('a call is never unpacked: a few bytes could stand for gigabytes', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await api.inject({ method: 'POST', url: '/told', headers, payload: gzipSync('{"amount":"1.00"}') });
  expect(answer.statusCode).toBe(400);
});
