import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoverDueRounds } from '../server/rounds/recovery.ts';
import { tellSeeds } from '../server/seeds/tell-seeds.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';

const database = useTestDatabase();
let platform: TestPlatform;
let studio: TestStudio;
let token: string;

beforeEach(async () => {
  platform = await startTestPlatform();
  studio = await openTestStudio(database.url, platform);
  token = await studio.open();
  return async () => {
    await studio.close();
    await platform.stop();
  };
});

const grantId = 'grant-1';
const spin = (body: object = {}) =>
  studio.call('POST', '/api/spin', token, { requestId: randomUUID(), stake: '3.00', grantId, ...body });
const round = (answer: { body: Record<string, unknown> }) => answer.body['round'] as Record<string, unknown>;
const grant = (left: number) => platform.state.freeRounds.push({ grantId, stake: '3.00', left });

describe('a free round', () => {
  it('is told to the page, bet under its grant and counted by the platform, for any worth that it has', async () => {
    grant(2);
    const { body } = await studio.call('GET', '/api/state', token);
    expect(body['freeRounds']).toEqual([{ grantId, stake: '3.00', left: 2 }]);
    expect(round(await spin())).toMatchObject({ state: 'settled', stake: '3.00', grantId });
    expect(platform.callsTo('bet').map(({ fields }) => fields)).toMatchObject([
      { amount: '3.00', freeRound: { grantId } },
    ]);
    expect(platform.state.freeRounds).toMatchObject([{ left: 1 }]);
  });

  it('of the same request is the same round, and one for money of that request is refused', async () => {
    grant(2);
    const requestId = randomUUID();
    const first = round(await spin({ requestId }));
    expect(round(await spin({ requestId }))['id']).toBe(first['id']);
    expect(platform.callsTo('bet')).toHaveLength(1);
    expect((await spin({ requestId, stake: '2.00' })).status).toBe(409);
    expect((await spin({ requestId, grantId: 'grant-2' })).status).toBe(409);
  });

  it('that is over is refused with the word of the platform', async () => {
    expect(round(await spin())).toMatchObject({ state: 'refused', refusalCode: 'FREE_ROUND_OVER' });
  });

  it('shows what the platform paid where that is less than was won', async () => {
    grant(1);
    platform.state.paid = '1.25';
    expect(round(await spin())).toMatchObject({ state: 'settled', win: '1.25' });
  });

  it('is none for a worth that is none, and none in a demo', async () => {
    expect((await spin({ stake: '0.00' })).status).toBe(400);
    const demo = await studio.open('demo');
    const body = { requestId: randomUUID(), stake: '3.00', grantId };
    expect((await studio.call('POST', '/api/spin', demo, body)).status).toBe(400);
    expect((await studio.call('GET', '/api/state', demo)).body['freeRounds']).toEqual([]);
  });

  it('leaves the game as it is when the platform does not tell of any', async () => {
    platform.behaviour['open'] = 'fail';
    const { status, body } = await studio.call('GET', '/api/state', token);
    expect([status, body['freeRounds']]).toEqual([200, []]);
  });
});

describe('a server seed that was shown', () => {
  const later = async (ms: number) => {
    studio.clock.offsetMs += ms;
    await tellSeeds(studio.deps);
  };

  it('is told to the platform until it is acknowledged, and then no more', async () => {
    await studio.spin(token);
    await recoverDueRounds(studio.deps);
    platform.behaviour['revealed'] = 'fail';
    const rotated = await studio.call('POST', '/api/seeds', token, {});
    const { serverSeed, serverSeedHash } = rotated.body['revealed'] as Record<string, unknown>;
    await later(0);
    await later(0);
    expect(platform.callsTo('revealed')).toHaveLength(1);
    platform.behaviour['revealed'] = 'normal';
    await later(2_000);
    await later(3_600_000);
    const told = platform.callsTo('revealed').map(({ fields }) => fields);
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({ serverSeed, serverSeedHash, operatorId: 'quetzal' });
  });

  it('in a demo is told to nobody', async () => {
    const demo = await studio.open('demo');
    await studio.call('POST', '/api/seeds', demo, {});
    await later(0);
    expect(platform.callsTo('revealed')).toEqual([]);
  });
});
