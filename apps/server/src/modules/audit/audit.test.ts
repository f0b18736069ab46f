import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportEvent } from '#kernel/audit/event-report.ts';
import { everyPermission } from '#kernel/auth/permissions.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { auditRoutes, createIntegrity, type Integrity } from '#modules/audit';
import { useTestDatabase } from '#testing/database.ts';

const { db } = useTestDatabase();
const siteId = randomUUID();
const operatorId = randomUUID();
const config = { JWE_PRIVATE_KEY: 'canary-secret', API_URL: 'http://a.test', LOG_LEVEL: 'info' };
let now = new Date('2026-11-22T12:00:00Z');
let files: Record<string, string> = { 'src/a.ts': 'aa', 'src/b.ts': 'bb' };
let alarms: unknown[] = [];
let integrity: Integrity;
let api: Api;

const made = (started: object) =>
  createIntegrity({
    db,
    clock: { now: () => now },
    config: started,
    readManifest: async () => ({ files, digest: JSON.stringify(files) }),
    onMismatch: (check) => alarms.push(check),
  });

beforeAll(async () => {
  const rest = { name: 'T', default_language: 'es', currency: 'MXN', time_zone: 'UTC', settings: '{}' };
  const urls = { player_url: 'http://p.test', agent_url: 'http://a.test' };
  await db
    .insertInto('site')
    .values({ id: siteId, merchant_code: 'audittest', ...rest, ...urls })
    .execute();
  const operator = {
    id: operatorId,
    site_id: siteId,
    username: 'audit',
    name: 'A',
    password_hash: 'none',
    created_at: now,
  };
  await db.insertInto('operator').values(operator).execute();
  integrity = made(config);
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    encryption: { publicKey: { kty: 'EC', kid: 'k' }, open: async (body) => body },
    trustProxy: false,
    authenticator: {
      member: async () => undefined,
      operator: async () => ({ sessionId: 's', operatorId, name: 'A', permissions: everyPermission }),
    },
    sites: { find: async () => undefined },
    translate: (code) => code,
    checkReady: async () => undefined,
    routes: [auditRoutes({ db, integrity, siteOf: async () => siteId })],
  });
});
afterAll(() => api.close());
beforeEach(() => {
  alarms = [];
});

async function call<V>(method: 'GET' | 'POST', url: string, payload?: object): Promise<{ status: number; value: V }> {
  const headers = { authorization: 'ops' };
  const answer = await api.inject({
    method,
    url: `/ops/v1${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, value: answer.json<{ value: V }>().value };
}

describe('the integrity of the program', () => {
  test('the first check vouches for what it finds; the next finds it as it was', async () => {
    expect(await integrity.check('start')).toMatchObject({ matches: true, differences: [] });
    expect(await integrity.check('schedule')).toMatchObject({ matches: true });
    expect(alarms).toEqual([]);
    const { value } = await call<{ baseline: { reason: string } }>('GET', '/integrity');
    expect(value.baseline.reason).toBe('installed');
  });

  test('a changed, an added and a missing file are an alarm and an event, at every check until somebody vouches for them', async () => {
    files = { 'src/a.ts': 'AA', 'src/c.ts': 'cc' };
    const differences = [
      { path: 'src/a.ts', what: 'changed' },
      { path: 'src/b.ts', what: 'missing' },
      { path: 'src/c.ts', what: 'added' },
    ];
    expect((await call('POST', '/integrity/checks')).value).toMatchObject({
      matches: false,
      cause: 'demand',
      differences,
    });
    expect(alarms).toHaveLength(1);
    now = new Date(now.getTime() + 1000);
    expect((await call('POST', '/integrity/baseline', { reason: 'Release 2 was approved' })).status).toBe(200);
    expect(await integrity.check('schedule')).toMatchObject({ matches: true });
    const { value } = await call<{ content: { action: string; reason: string; actorKind: string }[] }>(
      'GET',
      '/events?component=audit',
    );
    expect(value.content.map(({ action, reason, actorKind }) => [action, reason, actorKind])).toEqual([
      ['sealed', 'Release 2 was approved', 'operator'],
      ['mismatch', 'demand', 'system'],
      ['sealed', 'installed', 'system'],
    ]);
  });

  test('another configuration is a mismatch; what only one process is told is not', async () => {
    expect(await made({ ...config, LOG_LEVEL: 'debug', API_PORT: 4001 }).check('start')).toMatchObject({
      matches: true,
    });
    const other = await made({ ...config, API_URL: 'http://evil.test' }).check('start');
    expect(other).toMatchObject({ matches: false, differences: [{ path: 'configuration', what: 'changed' }] });
  });

  test('no secret of the configuration is kept', async () => {
    const rows = await Promise.all([
      db.selectFrom('integrity_baseline').selectAll().execute(),
      db.selectFrom('integrity_check').selectAll().execute(),
      db.selectFrom('event_report').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain('canary');
  });

  test.each(['integrity_baseline', 'integrity_check', 'event_report'] as const)(
    'nothing of %s is ever changed',
    async (table) => {
      await expect(db.deleteFrom(table).execute()).rejects.toThrow(/permission denied|written once|refuse|not/i);
    },
  );
});

describe('the event report', () => {
  test('is read by part, action, subject and time, page by page, and never of another site', async () => {
    const other = randomUUID();
    await db
      .insertInto('site')
      .values({
        id: other,
        merchant_code: 'othertest',
        name: 'O',
        default_language: 'es',
        currency: 'MXN',
        time_zone: 'UTC',
        settings: '{}',
        player_url: 'http://op.test',
        agent_url: 'http://oa.test',
      })
      .execute();
    const event = { component: 'wallet.deposits', subject: 'deposit:1', actor: { kind: 'system' } as const };
    await db.transaction().execute(async (tx) => {
      for (const [minute, action] of ['a', 'b', 'c'].entries()) {
        const at = new Date(Date.UTC(2026, 10, 1, 0, minute));
        await reportEvent(tx, { ...event, at, siteId, action, before: { state: 1 }, after: { state: 2 } });
      }
      await reportEvent(tx, { ...event, at: new Date(), siteId: other, action: 'theirs' });
      await reportEvent(tx, { ...event, component: 'walletish', at: new Date(), siteId, action: 'else' });
    });
    const actions = async (query: string) => {
      const { value } = await call<{ content: { action: string }[]; totalElements: number }>('GET', `/events?${query}`);
      return [value.totalElements, ...value.content.map(({ action }) => action)];
    };
    expect(await actions('component=wallet')).toEqual([3, 'c', 'b', 'a']);
    expect(await actions('component=wallet&pageSize=1&pageNum=2')).toEqual([3, 'b']);
    expect(await actions('subject=deposit:1&action=b')).toEqual([1, 'b']);
    expect(await actions('component=wallet&from=2026-11-01T00:01:00Z&to=2026-11-01T00:02:00Z')).toEqual([1, 'b']);
  });
});
