import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Type from 'typebox';
import { everyPermission } from '../auth/permissions.ts';
import { createLogger } from '../logging/logger.ts';
import type { Api } from './api-instance.ts';
import { buildApi } from './build-api.ts';
import { callLimits } from './call-limits.ts';
import { Body } from './envelope.ts';
import { addOperation } from './operation.ts';

const site = { id: 'a-site', merchantCode: 'm', defaultLanguage: 'en', modules: new Set<string>() };
let lookUps = 0;
let api: Api;

const member = (token: string) => {
  const [memberId = ''] = token.split('/');
  return { sessionId: token, memberId, siteId: site.id, account: memberId, type: 0, isAgent: false, isTrial: false };
};

beforeAll(async () => {
  const call = { tag: 'test', summary: '', moduleIds: [], value: Type.Null(), handle: () => null } as const;
  const body = Body({ deep: Type.Optional(Type.Unknown()) });
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    authenticator: {
      async member(token) {
        lookUps += 1;
        return token === 'nobody' ? undefined : member(token);
      },
      operator: async (token) => ({ sessionId: token, operatorId: token, name: token, permissions: everyPermission }),
    },
    sites: { find: async () => site },
    encryption: { publicKey: { kty: 'EC', kid: 'k' }, open: async (sent) => sent },
    translate: (code) => code,
    trustProxy: ['10.9.9.9'],
    checkReady: async () => undefined,
    routes: [
      (to) => {
        addOperation(to, { ...call, method: 'GET', url: '/own', operationId: 'own', access: 'member' });
        addOperation(to, { ...call, method: 'POST', url: '/own', operationId: 'change', access: 'member', body });
        addOperation(to, {
          ...call,
          method: 'GET',
          url: '/rare',
          operationId: 'rare',
          access: 'member',
          callsPerMinuteMax: 2,
        });
        addOperation(to, {
          ...call,
          method: 'GET',
          url: '/door',
          operationId: 'door',
          access: 'public',
          callsPerMinuteMax: 2,
        });
        addOperation(to, {
          ...call,
          method: 'GET',
          url: '/work',
          operationId: 'work',
          access: 'operator',
          permission: 'own.account',
        });
      },
    ],
  });
});
afterAll(() => api.close());

interface Caller {
  from?: string;
  token?: string;
  forwardedFor?: string;
  body?: string;
}

async function ask(url: string, { from = '10.0.0.1', token, forwardedFor, body }: Caller = {}) {
  const answer = await api.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    remoteAddress: from,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    json: answer.json<{ params: unknown }>(),
  };
}

/** Statuses of as many calls as a limit allows, and of one more. */
async function overrun(
  max: number,
  call: (turn: number) => Promise<{ status: number }>,
): Promise<[Set<number>, number]> {
  const allowed = new Set<number>();
  for (let turn = 0; turn < max; turn += 1) allowed.add((await call(turn)).status);
  return [allowed, (await call(max)).status];
}

describe('calls are counted', () => {
  it('by address before a session is looked up, and told when to come again', async () => {
    const { perMinuteMax } = callLimits.address;
    const from = '10.1.0.1';
    // Different browsers behind one address: only the address itself is full.
    const [allowed] = await overrun(perMinuteMax - 1, (turn) => ask('/own', { from, token: `m${turn}/s` }));
    expect(allowed).toEqual(new Set([200]));
    const before = lookUps;
    const refused = await ask('/own', { from, token: 'nobody' });
    expect(refused).toMatchObject({ status: 429, json: { errorCode: 'request.too_many' } });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(refused.json.params).toEqual({ seconds: Number(refused.retryAfter) });
    expect(lookUps).toBe(before);
    expect(await ask('/own', { from: '10.1.0.2', token: 'm1/s' })).toMatchObject({ status: 200 });
  });

  it('by session, whatever address they come from', async () => {
    const outcome = await overrun(callLimits.device.perMinuteMax, (turn) =>
      ask('/own', { from: `10.2.${turn % 200}.1`, token: 'ana/phone' }),
    );
    expect(outcome).toEqual([new Set([200]), 429]);
    expect(await ask('/own', { from: '10.2.250.1', token: 'ana/tablet' })).toMatchObject({ status: 200 });
  });

  it('by member, over all sessions', async () => {
    const outcome = await overrun(callLimits.account.perMinuteMax, (turn) =>
      ask('/own', { from: `10.3.${turn % 200}.1`, token: `eva/${turn % 9}` }),
    );
    expect(outcome).toEqual([new Set([200]), 429]);
  });

  it('more strictly where something is changed', async () => {
    const outcome = await overrun(callLimits.changes.perMinuteMax, (turn) =>
      ask('/own', { from: `10.4.${turn % 200}.1`, token: `leo/${turn % 9}`, body: '{}' }),
    );
    expect(outcome).toEqual([new Set([200]), 429]);
    expect(await ask('/own', { from: '10.4.250.1', token: 'leo/1' })).toMatchObject({ status: 200 });
  });

  it('for an operation of its own limit: by member with a session, by address without one', async () => {
    expect(await overrun(2, (turn) => ask('/rare', { from: `10.5.0.${turn}`, token: 'noe/1' }))).toEqual([
      new Set([200]),
      429,
    ]);
    expect(await ask('/rare', { from: '10.5.0.1', token: 'sol/1' })).toMatchObject({ status: 200 });
    expect(await overrun(2, () => ask('/door', { from: '10.5.1.1' }))).toEqual([new Set([200]), 429]);
    expect(await ask('/door', { from: '10.5.1.2' })).toMatchObject({ status: 200 });
  });

  it('by the address that a trusted proxy names, and by nothing that anybody else writes', async () => {
    const behind = (turn: number) => ask('/door', { from: '10.9.9.9', forwardedFor: `198.51.100.${turn}` });
    expect(await overrun(5, behind)).toEqual([new Set([200]), 200]);
    // An entry that is no address is nobody's, and neither is what a visitor wrote before the proxy's own entry.
    const odd = (turn: number) => ask('/door', { from: '10.9.9.9', forwardedFor: `198.19.0.${turn}777` });
    expect(await overrun(2, odd)).toEqual([new Set([200]), 429]);
    const written = (turn: number) =>
      ask('/door', { from: '10.9.9.9', forwardedFor: `203.0.113.${turn}, 198.51.100.99` });
    expect(await overrun(2, written)).toEqual([new Set([200]), 429]);
    const forged = (turn: number) => ask('/door', { from: '10.6.0.1', forwardedFor: `198.51.100.${turn}` });
    expect(await overrun(2, forged)).toEqual([new Set([200]), 429]);
  });
});

describe('a body', () => {
  it('that is nested without end is refused, not walked', async () => {
    const nested = (levels: number) => `{"deep":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(await ask('/own', { token: 'uma/1', body: nested(20) })).toMatchObject({ status: 200 });
    const refused = { status: 400, json: { errorCode: 'request.malformed' } };
    expect(await ask('/own', { token: 'uma/1', body: nested(100_000) })).toMatchObject(refused);
  });
});
