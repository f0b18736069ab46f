import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import type { Api } from './api-instance.ts';
import { buildApi } from './build-api.ts';

let api: Api;

beforeAll(async () => {
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    encryption: { publicKey: { kty: 'EC', kid: 'none' }, open: () => Promise.reject(new Error('nothing is sealed')) },
    trustProxy: ['10.9.9.0/24'],
    authenticator: { member: async () => undefined, operator: async () => undefined },
    sites: { find: async () => undefined },
    translate: (code) => code,
    checkReady: async () => undefined,
    routes: [],
  });
});
afterAll(() => api.close());

const hstsFor = async (remoteAddress: string, proto: string) => {
  const answer = await api.inject({ url: '/health/live', remoteAddress, headers: { 'x-forwarded-proto': proto } });
  return answer.headers['strict-transport-security'];
};

it('a browser is told to stay with TLS when a trusted proxy says that it came by it, and by nobody else', async () => {
  expect(await hstsFor('10.9.9.9', 'https')).toMatch(/^max-age=31536000/);
  expect(await hstsFor('10.9.9.9', 'http')).toBeUndefined();
  expect(await hstsFor('192.0.2.1', 'https')).toBeUndefined();
});
