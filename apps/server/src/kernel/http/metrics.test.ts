import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import type { Api } from './api-instance.ts';
import { buildApi } from './build-api.ts';
import { createMetricsServer } from './metrics.ts';

let api: Api;
let server: Server;
let url: string;

beforeAll(async () => {
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    encryption: { publicKey: { kty: 'EC', kid: 'none' }, open: () => Promise.reject(new Error('nothing is sealed')) },
    trustProxy: false,
    authenticator: { member: async () => undefined, operator: async () => undefined },
    sites: { find: async () => undefined },
    translate: (code) => code,
    checkReady: async () => undefined,
    routes: [(routes) => void routes.get('/measured', { schema: { operationId: 'measured' } as object }, () => 'done')],
  });
  server = createMetricsServer(api).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await api.close();
});

describe('measures', () => {
  it('are not told at the port that strangers reach', async () => {
    expect((await api.inject('/metrics')).statusCode).toBe(404);
  });

  it('are told at their own port in the form of Prometheus', async () => {
    await api.inject('/measured');
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toContain('http_request_duration_seconds_count{operation="measured",status="200"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('have nothing beside them at their port', async () => {
    expect((await fetch(`${url}/measured`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
