import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoverDueRounds } from '../server/rounds/recovery.ts';
import { type FeatureEngine, gameOver, seedOfFeature } from './feature.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';

type Body = Record<string, unknown>;

const database = useTestDatabase();
let platform: TestPlatform;
let studio: TestStudio;

beforeEach(async () => {
  platform = await startTestPlatform();
  studio = await openTestStudio(database.url, platform);
  return async () => {
    await studio.close();
    await platform.stop();
  };
});

const roundOf = (answer: { body: Body }) => answer.body['round'] as Body;

/** The studio stops and starts; what it had in memory is gone. */
async function restart(): Promise<void> {
  const { offsetMs } = studio.clock;
  await studio.close();
  studio = await openTestStudio(database.url, platform);
  studio.clock.offsetMs = offsetMs;
}

/** A new page of the same player: the game's token, and what it is shown. */
async function comeBack(gameCode: string): Promise<{ token: string; state: Body }> {
  const body = { mode: 'real', gameCode, launchToken: 'again' };
  const opened = await studio.call('POST', '/api/session', undefined, body);
  return { token: String(opened.body['token']), state: opened.body };
}

async function expectNoNewRound(...tokens: string[]): Promise<void> {
  for (const token of tokens) expect(await studio.spin(token)).toMatchObject({ status: 202, body: { round: null } });
}

async function recoverAfter(seconds: number): Promise<void> {
  studio.clock.offsetMs += seconds * 1_000;
  await recoverDueRounds(studio.deps);
}

/** A page whose next round has this feature in it, when one is wanted. */
async function begin(gameCode: string, engine: FeatureEngine | null): Promise<string> {
  const token = await studio.open('real', gameCode);
  if (engine === null) return token;
  const clientSeed = await seedOfFeature(studio.deps.db, token, engine);
  await studio.call('POST', '/api/seeds', token, { clientSeed });
  return token;
}

const written = (requestId: string) =>
  studio.deps.db
    .selectFrom('round')
    .select(['id', 'draws', 'win'])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();

describe('T091 a round that is cut off between its bet and its answer', () => {
  it.each([
    ['three reels', 'classic3', null],
    ['free spins over lines', 'lines5x3', 'lines5x3'],
    ['free spins that tumble', 'anywhere6x5', 'anywhere6x5'],
  ] as const)(
    'is the same when the player is back, and none is begun before it ends: %s',
    async (_, engine, feature) => {
      const gameCode = gameOver(engine);
      const left = await begin(gameCode, feature);
      const requestId = randomUUID();
      platform.behaviour['win'] = 'lost';
      const cut = roundOf(await studio.spin(left, '10.00', requestId));
      expect(cut).toMatchObject({ state: 'settling', draws: null, win: null });
      const decided = await written(requestId);

      const back = await comeBack(gameCode);
      expect(back.state['openRound']).toMatchObject({ id: cut['id'], requestId, state: 'settling', stake: '10.00' });
      await expectNoNewRound(left, back.token);
      await restart();
      const later = await comeBack(gameCode);
      expect(later.state['openRound']).toMatchObject({ id: cut['id'], requestId });
      await recoverAfter(10);
      await expectNoNewRound(left, back.token, later.token);

      platform.behaviour['win'] = 'normal';
      await recoverAfter(120);
      const balance = (platform.state.balanceCents / 100).toFixed(2);
      const shown = roundOf(await studio.spin(later.token, '10.00', requestId));
      expect(shown).toMatchObject({ id: cut['id'], state: 'settled', draws: decided.draws, balance });
      expect(await written(requestId)).toEqual(decided);
      const { state } = await comeBack(gameCode);
      expect(state).toMatchObject({ openRound: null, balance });
      expect((state['rounds'] as Body[])[0]).toEqual(shown);
      expect([platform.appliedCount('bet'), platform.appliedCount('win')]).toEqual([1, 1]);
      const told = platform.callsTo('win').map(({ fields }) => [fields['amount'], fields['roundDetails']]);
      expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);

      const next = roundOf(await studio.spin(later.token));
      expect(next).toMatchObject({ state: 'settled' });
      expect(next['id']).not.toBe(cut['id']);
    },
  );

  it('is taken back whole when nobody knows whether its bet was taken, and none is begun before', async () => {
    const gameCode = gameOver('classic3');
    const left = await begin(gameCode, null);
    const requestId = randomUUID();
    platform.behaviour['bet'] = 'lost';
    platform.behaviour['rollback'] = 'fail';
    expect(roundOf(await studio.spin(left, '10.00', requestId))).toMatchObject({ state: 'rolling_back', draws: null });
    platform.behaviour['bet'] = 'normal';
    await restart();
    const back = await comeBack(gameCode);
    expect(back.state['openRound']).toMatchObject({ requestId, state: 'rolling_back' });
    await expectNoNewRound(left, back.token);
    platform.behaviour['rollback'] = 'normal';
    await recoverAfter(120);
    const ended = { state: 'rolled_back', win: null, draws: null };
    expect(roundOf(await studio.spin(back.token, '10.00', requestId))).toMatchObject(ended);
    expect((await comeBack(gameCode)).state).toMatchObject({ openRound: null, balance: '1000.00' });
    expect([platform.appliedCount('bet'), platform.appliedCount('rollback'), platform.appliedCount('win')]).toEqual([
      1, 1, 0,
    ]);
    expect(roundOf(await studio.spin(back.token))).toMatchObject({ state: 'settled' });
  });
});
