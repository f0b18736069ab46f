import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../server/database/database.ts';
import { gameOver, seedOfFeature } from './feature.ts';
import { HIT, seedOfHit } from './jackpot-hit.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestPlatform, type Behaviour, type TestPlatform } from './test-platform.ts';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const WAIT = { timeout: 15_000, interval: 50 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let platform: TestPlatform;
let port: number;
let child: ChildProcess;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startStudio(): Promise<void> {
  child = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: {
      ...process.env,
      STUDIO_PORT: String(port),
      STUDIO_DATABASE_URL: database.url,
      PLATFORM_URL: platform.url,
      VENDOR_SECRETS: JSON.stringify(platform.secrets),
      STUDIO_PLATFORM_TIMEOUT_MS: '1500',
    },
  });
  await vi.waitFor(async () => {
    expect((await fetch(`http://127.0.0.1:${String(port)}/health/ready`)).status).toBe(200);
  }, WAIT);
}

async function killStudio(): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function call(path: string, token: string | undefined, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

type Killing = { callName: 'bet' | 'win' | 'credit'; behaviour: Behaviour; stake?: string };

async function spinUntilKilled(token: string, { callName, behaviour, stake = '10.00' }: Killing): Promise<string> {
  platform.behaviour[callName] = behaviour;
  const requestId = randomUUID();
  const spin = call('/api/spin', token, { requestId, stake }).catch(() => undefined);
  await vi.waitFor(() => {
    expect(platform.callsTo(callName)).toHaveLength(1);
  }, WAIT);
  await killStudio();
  await spin;
  platform.behaviour[callName] = 'normal';
  return requestId;
}

beforeAll(async () => {
  database = await createTestDatabase();
  port = await freePort();
});
afterAll(async () => {
  await database.drop();
});
beforeEach(async () => {
  platform = await startTestPlatform();
  await startStudio();
  return async () => {
    await killStudio();
    await platform.stop();
  };
});

describe('kill -9', () => {
  it.each(['silence', 'lost'] as const)(
    'between bet and win (win %s): the win arrives exactly once',
    async (behaviour) => {
      const { token } = await call('/api/session', undefined, {
        mode: 'real',
        gameCode: 'frutas-electricas',
        launchToken: 'x',
      });
      const requestId = await spinUntilKilled(String(token), { callName: 'win', behaviour });
      await startStudio();
      await vi.waitFor(async () => {
        expect(await call('/api/spin', String(token), { requestId, stake: '10.00' })).toMatchObject({
          round: { state: 'settled', balance: (platform.state.balanceCents / 100).toFixed(2) },
        });
      }, WAIT);
      expect([platform.appliedCount('bet'), platform.appliedCount('win'), platform.appliedCount('rollback')]).toEqual([
        1, 1, 0,
      ]);
      expect(new Set(platform.callsTo('win').map((sent) => sent.fields['txId'])).size).toBe(1);
      expect(new Set(platform.callsTo('win').map((sent) => sent.fields['amount'])).size).toBe(1);
    },
  );

  it.each(['silence', 'lost'] as const)(
    'during the bet (bet %s): the bet is rolled back and the balance whole',
    async (behaviour) => {
      const { token } = await call('/api/session', undefined, {
        mode: 'real',
        gameCode: 'frutas-electricas',
        launchToken: 'x',
      });
      const requestId = await spinUntilKilled(String(token), { callName: 'bet', behaviour });
      await startStudio();
      await vi.waitFor(async () => {
        expect(await call('/api/spin', String(token), { requestId, stake: '10.00' })).toMatchObject({
          round: { state: 'rolled_back' },
        });
      }, WAIT);
      expect(platform.state.balanceCents).toBe(100_000);
      expect([platform.appliedCount('rollback'), platform.appliedCount('win')]).toEqual([1, 0]);
    },
  );

  it.each(['silence', 'lost'] as const)(
    'between a win and its jackpot (credit %s): both arrive once',
    async (behaviour) => {
      const launch = { mode: 'real', gameCode: HIT.gameCode, launchToken: 'x' };
      const token = String((await call('/api/session', undefined, launch))['token']);
      const db = openDatabase(database.url, () => undefined);
      await call('/api/seeds', token, { clientSeed: await seedOfHit(db, token) });
      await db.destroy();
      const requestId = await spinUntilKilled(token, { callName: 'credit', behaviour, stake: HIT.stake });
      await startStudio();
      await vi.waitFor(async () => {
        expect(await call('/api/spin', token, { requestId, stake: HIT.stake })).toMatchObject({
          round: { state: 'settled', jackpotWin: expect.any(String) },
        });
      }, WAIT);
      expect(['bet', 'win', 'credit'].map((name) => platform.appliedCount(name))).toEqual([1, 1, 1]);
      expect(new Set(platform.callsTo('credit').map((sent) => sent.fields['amount'])).size).toBe(1);
    },
  );

  it.each(['lines5x3', 'anywhere6x5'] as const)(
    'with the win of free spins over %s under way: the same win arrives once, and the same round is shown',
    async (engine) => {
      const launch = { mode: 'real', gameCode: gameOver(engine), launchToken: 'x' };
      const token = String((await call('/api/session', undefined, launch))['token']);
      const db = openDatabase(database.url, () => undefined);
      await call('/api/seeds', token, { clientSeed: await seedOfFeature(db, token, engine) });
      const requestId = await spinUntilKilled(token, { callName: 'win', behaviour: 'lost' });
      const { draws: written } = await db
        .selectFrom('round')
        .select('draws')
        .where('request_id', '=', requestId)
        .executeTakeFirstOrThrow();
      await db.destroy();
      await startStudio();
      await vi.waitFor(async () => {
        expect(await call('/api/spin', token, { requestId, stake: '10.00' })).toMatchObject({
          round: { state: 'settled', draws: written, balance: (platform.state.balanceCents / 100).toFixed(2) },
        });
      }, WAIT);
      expect([platform.appliedCount('bet'), platform.appliedCount('win')]).toEqual([1, 1]);
      expect(new Set(platform.callsTo('win').map((sent) => JSON.stringify(sent.fields['roundDetails']))).size).toBe(1);
    },
  );
});
