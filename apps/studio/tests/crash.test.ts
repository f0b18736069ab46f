import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../server/database/database.ts';
import { gameOver, seedOfFeature } from './feature.ts';
import { HIT, seedOfHit } from './jackpot-hit.ts';
import { studioProcess } from './studio-process.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type Behaviour, type TestPlatform } from './test-platform.ts';

const WAIT = { timeout: 15_000, interval: 50 };

const database = useTestDatabase();
let platform: TestPlatform;
let studio: Awaited<ReturnType<typeof studioProcess>>;

type Killing = { callName: 'bet' | 'win' | 'credit'; behaviour: Behaviour; stake?: string };

async function spinUntilKilled(token: string, { callName, behaviour, stake = '10.00' }: Killing): Promise<string> {
  platform.behaviour[callName] = behaviour;
  const requestId = randomUUID();
  const spin = studio.call('/api/spin', token, { requestId, stake }).catch(() => undefined);
  await vi.waitFor(() => {
    expect(platform.callsTo(callName)).toHaveLength(1);
  }, WAIT);
  await studio.kill();
  await spin;
  platform.behaviour[callName] = 'normal';
  return requestId;
}

beforeEach(async () => {
  platform = await startTestPlatform();
  studio = await studioProcess({
    STUDIO_DATABASE_URL: database.url,
    PLATFORM_URL: platform.url,
    VENDOR_SECRETS: JSON.stringify(platform.secrets),
  });
  await studio.start();
  return async () => {
    await studio.kill();
    await platform.stop();
  };
});

describe('kill -9', () => {
  it.each(['silence', 'lost'] as const)(
    'between bet and win (win %s): the win arrives exactly once',
    async (behaviour) => {
      const { token } = await studio.call('/api/session', undefined, {
        mode: 'real',
        gameCode: 'frutas-electricas',
        launchToken: 'x',
      });
      const requestId = await spinUntilKilled(String(token), { callName: 'win', behaviour });
      await studio.start();
      await vi.waitFor(async () => {
        expect(await studio.call('/api/spin', String(token), { requestId, stake: '10.00' })).toMatchObject({
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
      const { token } = await studio.call('/api/session', undefined, {
        mode: 'real',
        gameCode: 'frutas-electricas',
        launchToken: 'x',
      });
      const requestId = await spinUntilKilled(String(token), { callName: 'bet', behaviour });
      await studio.start();
      await vi.waitFor(async () => {
        expect(await studio.call('/api/spin', String(token), { requestId, stake: '10.00' })).toMatchObject({
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
      const token = String((await studio.call('/api/session', undefined, launch))['token']);
      const db = openDatabase(database.url, () => undefined);
      await studio.call('/api/seeds', token, { clientSeed: await seedOfHit(db, token) });
      await db.destroy();
      const requestId = await spinUntilKilled(token, { callName: 'credit', behaviour, stake: HIT.stake });
      await studio.start();
      await vi.waitFor(async () => {
        expect(await studio.call('/api/spin', token, { requestId, stake: HIT.stake })).toMatchObject({
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
      const token = String((await studio.call('/api/session', undefined, launch))['token']);
      const db = openDatabase(database.url, () => undefined);
      await studio.call('/api/seeds', token, { clientSeed: await seedOfFeature(db, token, engine) });
      const requestId = await spinUntilKilled(token, { callName: 'win', behaviour: 'lost' });
      const { draws: written } = await db
        .selectFrom('round')
        .select('draws')
        .where('request_id', '=', requestId)
        .executeTakeFirstOrThrow();
      await db.destroy();
      await studio.start();
      await vi.waitFor(async () => {
        expect(await studio.call('/api/spin', token, { requestId, stake: '10.00' })).toMatchObject({
          round: { state: 'settled', draws: written, balance: (platform.state.balanceCents / 100).toFixed(2) },
        });
      }, WAIT);
      expect([platform.appliedCount('bet'), platform.appliedCount('win')]).toEqual([1, 1]);
      expect(new Set(platform.callsTo('win').map((sent) => JSON.stringify(sent.fields['roundDetails']))).size).toBe(1);
    },
  );
});
