import { randomUUID } from 'node:crypto';
import { readRound, verifyRound } from '@quetzal/games/verify';
import { explainOf } from '@quetzal/games/verify/all';
import { createFeedReader } from '@quetzal/vendor-kit/client';
import type { FeedTransaction } from '@quetzal/vendor-kit/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverDueRounds } from '../server/rounds/recovery.ts';
import { findTheme } from '../themes/index.ts';
import { gameOver, seedOfFeature } from './feature.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';

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

type Round = Readonly<Record<string, unknown>> & { readonly win: string; readonly draws: number[] };
const round = (answer: { body: Record<string, unknown> }) => answer.body['round'] as Round;

/** Everything that the platform was told of the last round, checked as a player checks it: from the shown seed alone. */
async function checked(token: string) {
  const details = platform.callsTo('win').at(-1)?.fields['roundDetails'] as Record<string, unknown>;
  const { body } = await studio.call('POST', '/api/seeds', token, {});
  const { serverSeed } = body['revealed'] as { serverSeed: string };
  const read = readRound({ ...details, serverSeed });
  if (!read.ok) throw new Error(read.code);
  const explain = explainOf(read.round.game);
  if (explain === undefined) throw new Error(read.round.game);
  return verifyRound(read.round, explain);
}

describe.each(['classic3', 'lines5x3', 'anywhere6x5'] as const)('a game over %s', (engine) => {
  it('settles rounds for money whose every detail follows from the seeds', async () => {
    const token = await studio.open('real', gameOver(engine));
    const played = round(await studio.spin(token));
    expect(played).toMatchObject({ state: 'settled', fairness: { rulesVersion: `${engine}-1` } });
    expect(platform.callsTo('win').at(-1)?.fields['gameCode']).toBe(gameOver(engine));
    const { isCommitted, faults, notCompared, compared } = await checked(token);
    expect({ isCommitted, faults, notCompared }).toEqual({ isCommitted: true, faults: [], notCompared: [] });
    expect(compared).toContain('draws');
  });

  it('offers its own bets and no others', async () => {
    const token = await studio.open('demo', gameOver(engine));
    const { stakes } = (await studio.call('GET', '/api/state', token)).body as { stakes: string[] };
    for (const stake of [stakes[0], stakes.at(-1)]) expect((await studio.spin(token, stake)).status).toBe(200);
    expect((await studio.spin(token, '3.00')).body).toMatchObject({ code: 'stake_invalid' });
    expect((await studio.spin(token, '1000.00')).body).toMatchObject({ code: 'stake_invalid' });
  });
});

describe.each(['lines5x3', 'anywhere6x5'] as const)('free spins of %s', (engine) => {
  async function openAtFeature(mode: 'real' | 'demo' = 'real'): Promise<string> {
    const token = await studio.open(mode, gameOver(engine));
    const clientSeed = await seedOfFeature(studio.deps.db, token, engine);
    await studio.call('POST', '/api/seeds', token, { clientSeed });
    return token;
  }

  it('are one bet and one win, decided and paid before the page hears of them', async () => {
    const token = await openAtFeature();
    const played = round(await studio.spin(token));
    expect([platform.appliedCount('bet'), platform.appliedCount('win')]).toEqual([1, 1]);
    expect(platform.callsTo('win').map(({ fields }) => [fields['amount'], fields['roundClosed']])).toEqual([
      [played.win, true],
    ]);
    expect(platform.callsTo('win')[0]?.fields['roundDetails']).toMatchObject({ freeSpins: expect.any(Array) });
    expect(platform.state.balanceCents).toBe(100_000 - 1_000 + Math.floor(Number(played.win) * 100));
    expect((await checked(token)).faults).toEqual([]);
  });

  it('wait, whole, for a player who was cut off in the middle of them', async () => {
    const token = await openAtFeature();
    platform.behaviour['win'] = 'silence';
    const requestId = randomUUID();
    expect(round(await studio.spin(token, '10.00', requestId))).toMatchObject({ state: 'settling', draws: null });
    platform.behaviour['win'] = 'normal';
    studio.clock.offsetMs = 10_000;
    await recoverDueRounds(studio.deps);
    const { openRound, rounds } = (await studio.call('GET', '/api/state', token)).body as {
      openRound: null;
      rounds: Round[];
    };
    expect(openRound).toBeNull();
    expect(rounds[0]).toMatchObject({ requestId, state: 'settled' });
    expect(round(await studio.spin(token, '10.00', requestId))).toEqual(rounds[0]);
    expect([platform.appliedCount('bet'), platform.appliedCount('win')]).toEqual([1, 1]);
  });

  it('pay a demo what they win, and a free round under its grant', async () => {
    const demo = await openAtFeature('demo');
    const played = round(await studio.spin(demo));
    expect(Number(played['balance'])).toBeCloseTo(4990 + Number(played.win), 4);
    platform.state.freeRounds.push({ grantId: 'g1', stake: '3.00', left: 1 });
    const token = await openAtFeature();
    const body = { requestId: randomUUID(), stake: '3.00', grantId: 'g1' };
    const free = round(await studio.call('POST', '/api/spin', token, body));
    expect(free).toMatchObject({ state: 'settled', grantId: 'g1', stake: '3.00' });
    expect(platform.callsTo('bet')).toHaveLength(1);
  });

  it('are one bet and one win in the feed', async () => {
    const token = await openAtFeature();
    const played = round(await studio.spin(token));
    await studio.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = studio.app.server.address() as { port: number };
    const vendorCode = findTheme(gameOver(engine))?.vendor.code ?? '';
    const reader = createFeedReader({
      baseUrl: `http://127.0.0.1:${String(port)}`,
      vendorCode,
      secret: platform.secrets[vendorCode] ?? '',
      now: studio.deps.now,
      timeoutMs: 2000,
      fetch,
    });
    await vi.waitFor(
      async () => {
        const found: FeedTransaction[] = [];
        for await (const page of reader.pages({ limit: 500 })) found.push(...page.transactions);
        const ofRound = found.filter(({ roundId }) => roundId === played['id']);
        expect(ofRound.map(({ type, amount, state }) => [type, amount, state])).toEqual([
          ['bet', '10.00', 'done'],
          ['win', played.win, 'done'],
        ]);
      },
      { timeout: 15_000, interval: 50 },
    );
  });
});
