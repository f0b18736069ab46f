import { randomUUID } from 'node:crypto';
import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { spin as spinOf } from '@quetzal/games/slots/classic3';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoverDueRounds } from '../server/rounds/recovery.ts';
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
    platform.behaviour['win'] = 'normal';
    platform.behaviour['rollback'] = 'normal';
    studio.clock.offsetMs = 120_000;
    await recoverDueRounds(studio.deps);
    await studio.close();
    await platform.stop();
  };
});

const round = (answer: { body: Record<string, unknown> }) => answer.body['round'] as Record<string, unknown>;

describe('a spin for money', () => {
  it('bets, wins and answers with the balance of the platform', async () => {
    const answer = await studio.spin(token);
    expect(answer.status).toBe(200);
    expect(round(answer)).toMatchObject({ state: 'settled', stake: '10.00', refusalCode: null });
    expect(round(answer)['balance']).toBe((platform.state.balanceCents / 100).toFixed(2));
    expect(platform.callsTo('win').map((call) => call.fields)).toMatchObject([
      {
        roundClosed: true,
        currency: 'MXN',
        gameCode: 'frutas-electricas',
        roundDetails: { rulesVersion: 'classic3-1' },
      },
    ]);
  });

  it('records a loss as a win of 0, so that the round closes', async () => {
    for (let spins = 0; spins < 20; spins += 1) await studio.spin(token, '1.00');
    const losses = platform.callsTo('win').filter((call) => call.fields['amount'] === '0.00');
    expect(losses.length).toBeGreaterThan(0);
    expect(platform.appliedCount('win')).toBe(20);
  });

  it('gives the same round to the same request and takes one bet for it', async () => {
    const requestId = randomUUID();
    const first = await studio.spin(token, '5.00', requestId);
    const again = await studio.spin(token, '5.00', requestId);
    expect(again.body).toEqual(first.body);
    expect(platform.appliedCount('bet')).toBe(1);
    expect((await studio.spin(token, '2.00', requestId)).body).toMatchObject({ code: 'request_reused' });
  });

  it('plays one round when the same request arrives twice at once', async () => {
    const requestId = randomUUID();
    await Promise.all([studio.spin(token, '5.00', requestId), studio.spin(token, '5.00', requestId)]);
    expect(platform.appliedCount('bet')).toBe(1);
  });

  it('passes on a refusal as final, with the balance, and gives nothing back', async () => {
    platform.behaviour['bet'] = 'refuse';
    const answer = round(await studio.spin(token));
    expect(answer).toMatchObject({ state: 'refused', refusalCode: 'INSUFFICIENT_FUNDS', balance: '1000.00' });
    expect(platform.callsTo('rollback')).toHaveLength(0);
  });

  it.each(['lost', 'fail', 'forge', 'mistake'] as const)(
    'rolls a bet back when its answer is %s',
    async (behaviour) => {
      platform.behaviour['bet'] = behaviour;
      expect(round(await studio.spin(token))).toMatchObject({ state: 'rolled_back', win: null, draws: null });
      expect(platform.state.balanceCents).toBe(100_000);
      expect(platform.callsTo('win')).toHaveLength(0);
    },
  );

  it('repeats a rollback until the platform acknowledges it, and takes no new bet meanwhile', async () => {
    platform.behaviour['bet'] = 'lost';
    platform.behaviour['rollback'] = 'fail';
    expect(round(await studio.spin(token))).toMatchObject({ state: 'rolling_back' });
    expect(await studio.spin(token)).toMatchObject({ status: 202, body: { round: null } });
    studio.clock.offsetMs = 10_000;
    await recoverDueRounds(studio.deps);
    platform.behaviour['rollback'] = 'normal';
    platform.behaviour['bet'] = 'normal';
    studio.clock.offsetMs = 60_000;
    await recoverDueRounds(studio.deps);
    expect(platform.appliedCount('rollback')).toBe(1);
    expect(platform.callsTo('rollback').length).toBeGreaterThan(2);
    expect(platform.state.balanceCents).toBe(100_000);
    expect(round(await studio.spin(token))).toMatchObject({ state: 'settled' });
  });

  it('keeps a result back until its win is acknowledged, then shows it', async () => {
    platform.behaviour['win'] = 'silence';
    const requestId = randomUUID();
    expect(round(await studio.spin(token, '10.00', requestId))).toMatchObject({ state: 'settling', draws: null });
    const state = await studio.call('GET', '/api/state', token);
    expect(state.body['openRound']).toMatchObject({ requestId, state: 'settling' });
    platform.behaviour['win'] = 'normal';
    studio.clock.offsetMs = 10_000;
    await recoverDueRounds(studio.deps);
    const shown = round(await studio.spin(token, '10.00', requestId));
    expect(shown).toMatchObject({
      state: 'settled',
      draws: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(platform.appliedCount('bet')).toBe(1);
    expect(platform.appliedCount('win')).toBe(1);
  });

  it.each(['3.00', '10', '0', '-1.00', '1000.00', 'x'])('refuses the bet %s, which no game offers', async (stake) => {
    expect(await studio.spin(token, stake)).toMatchObject({ status: 400, body: { code: 'stake_invalid' } });
    expect(platform.callsTo('bet')).toHaveLength(0);
  });
});

describe('seeds', () => {
  it('show the server seed after a rotation, and it explains every earlier round', async () => {
    const before = (await studio.call('GET', '/api/seeds', token)).body as Record<string, unknown>;
    const played = round(await studio.spin(token));
    const after = (await studio.call('POST', '/api/seeds', token, { clientSeed: 'mi-semilla' })).body;
    const revealed = after['revealed'] as { serverSeed: string; serverSeedHash: string };
    expect(revealed.serverSeedHash).toBe(before['serverSeedHash']);
    expect(hashServerSeed(revealed.serverSeed)).toBe(revealed.serverSeedHash);
    expect(after).toMatchObject({ clientSeed: 'mi-semilla', nonce: 0, serverSeedHash: before['nextServerSeedHash'] });
    const { context } = played['fairness'] as { context: string };
    expect(spinOf(createStream(revealed.serverSeed, context)).stops).toEqual(played['draws']);
    const { rounds } = (await studio.call('GET', '/api/state', token)).body as { rounds: object[] };
    expect(rounds[0]).toMatchObject({ id: played['id'], fairness: { serverSeed: revealed.serverSeed } });
  });

  it('do not move while a round is open', async () => {
    platform.behaviour['win'] = 'fail';
    await studio.spin(token);
    expect(await studio.call('POST', '/api/seeds', token, {})).toMatchObject({
      status: 409,
      body: { code: 'round_open' },
    });
  });

  it.each(['', 'a:b', 'x'.repeat(65), 'ñ'])('refuse the client seed %j', async (clientSeed) => {
    const answer = await studio.call('POST', '/api/seeds', token, { clientSeed });
    expect(answer).toMatchObject({ status: 400, body: { code: 'client_seed_invalid' } });
  });
});

describe('sessions', () => {
  it('are refused without a token, with a wrong one, and after a day', async () => {
    expect((await studio.call('GET', '/api/state')).status).toBe(401);
    expect((await studio.call('GET', '/api/state', 'x'.repeat(43))).status).toBe(401);
    studio.clock.offsetMs = 25 * 60 * 60 * 1000;
    expect((await studio.call('GET', '/api/state', token)).status).toBe(401);
  });

  it.each([
    ['refuse', 401, 'launch_refused'],
    ['fail', 503, 'platform_unreachable'],
    ['forge', 503, 'platform_unreachable'],
  ] as const)('do not open when the platform answers: %s', async (behaviour, status, code) => {
    platform.behaviour['authenticate'] = behaviour;
    platform.state.refusal = 'INVALID_TOKEN';
    const body = { mode: 'real', gameCode: 'frutas-electricas', launchToken: 'x' };
    expect(await studio.call('POST', '/api/session', undefined, body)).toMatchObject({ status, body: { code } });
  });

  it('do not open for a game that the studio does not have', async () => {
    const body = { mode: 'demo', gameCode: 'no-such-game' };
    expect(await studio.call('POST', '/api/session', undefined, body)).toMatchObject({ status: 404 });
  });
});

describe('a demo', () => {
  it('plays with 5,000.00 credits and never calls the platform', async () => {
    platform.calls.length = 0;
    const demo = await studio.open('demo');
    expect((await studio.call('GET', '/api/state', demo)).body).toMatchObject({ isDemo: true, balance: '5000.00' });
    const answer = round(await studio.spin(demo, '500.00'));
    expect(Number(answer['balance'])).toBe(4500 + Number(answer['win']));
    expect(platform.calls).toHaveLength(0);
  });

  it('in yen offers bets and credits of ten times as much', async () => {
    const body = { mode: 'demo', gameCode: 'frutas-electricas', currency: 'JPY' };
    const opened = (await studio.call('POST', '/api/session', undefined, body)).body;
    expect(opened).toMatchObject({ currency: 'JPY', balance: '50000.00' });
    expect(opened['stakes']).toMatchObject({ 0: '10.00', 8: '5000.00' });
    const yen = String(opened['token']);
    expect(round(await studio.spin(yen, '10.00'))).toMatchObject({ state: 'settled', stake: '10.00' });
    expect((await studio.spin(yen, '1.00')).body).toMatchObject({ code: 'stake_invalid' });
  });

  it('refuses a bet above its credits', async () => {
    const demo = await studio.open('demo');
    await studio.deps.db
      .updateTable('player')
      .set({ demo_balance: 10_000n })
      .where('player_ref', 'like', 'demo-%')
      .execute();
    expect(round(await studio.spin(demo, '2.00'))).toMatchObject({
      state: 'refused',
      refusalCode: 'insufficient_funds',
      balance: '1.00',
    });
  });
});
