import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { dropDatabase, ensureDatabase, withDatabase } from '@quetzal/local-postgres';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { allCommitted } from '#testing/all-committed.ts';
import { useTestDatabase } from '#testing/database.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { call, register, solarisSecret, useRooms } from '#testing/rooms.ts';
import { launchTokenFor } from '#testing/vendor-client.ts';
import { dayOf } from './days.ts';
import { planRun } from './plan-runs.ts';
import { createReconciliation, type Reconciliation } from './reconciliation.service.ts';
import { insertOperator } from '#testing/reconciliation/books.ts';
import { type Network, networkTo, type StudioProcess, studioProcess } from '#testing/reconciliation/studio-process.ts';

const database = useTestDatabase();
const rooms = useRooms(database);
const clock = { now: () => new Date() };
const serverUrl = inject('databaseServerUrl');
const studioDatabase = `studio_test_${randomUUID().replaceAll('-', '')}`;
const patience = { timeout: 20_000, interval: 100 };
let reconciliation: Reconciliation;
let network: Network;
let studio: StudioProcess;

beforeAll(async () => {
  // Another process is in this: its clock is the machine's, so ours is too.
  Object.defineProperty(rooms.time, 'now', { get: () => new Date() });
  await rooms.api.listen({ port: 0, host: '127.0.0.1' });
  network = await networkTo(`http://127.0.0.1:${(rooms.api.server.address() as AddressInfo).port}`);
  await ensureDatabase(serverUrl, studioDatabase);
  studio = await studioProcess({
    STUDIO_DATABASE_URL: withDatabase(serverUrl, studioDatabase),
    PLATFORM_URL: network.url,
    VENDOR_SECRETS: JSON.stringify({ SOL: solarisSecret }),
  });
  await studio.start();
  await rooms.db.updateTable('vendor').set({ base_url: studio.url }).where('code', '=', 'SOL').execute();
  const secrets = new Map([['SOL', solarisSecret]]);
  reconciliation = createReconciliation({ db: rooms.db, clock, secrets, dialects: new Map(), timeoutMs: 5_000 });
}, 60_000);

afterAll(async () => {
  await studio.kill();
  network.close();
  await dropDatabase(serverUrl, studioDatabase);
});

/** Compares up to today, which only a test may, as the day is not over. */
async function compare(): Promise<string[]> {
  const { operatorId } = await insertOperator(rooms.db, rooms.siteId);
  await allCommitted(database.pool);
  const now = clock.now();
  await planRun(rooms.db, { vendorCode: 'SOL', day: dayOf(now), askedBy: operatorId, now });
  for (const job of reconciliation.jobs) await job.run();
  const [run] = await reconciliation.runs(rooms.siteId, 'SOL');
  expect(run).toMatchObject({ state: 'done', day: dayOf(now) });
  const wish = { siteId: rooms.siteId, vendorCode: 'SOL', state: 'open' } as const;
  const { items } = await reconciliation.items(wish, { offset: 0, limit: 100 });
  return items.map(({ txId, difference }) => `${txId} ${difference}`);
}

test('the books of our studio and ours agree after play, show a kill between bet and win, and agree again', async () => {
  const { token, memberId } = await register(rooms, 'ana.libros');
  await rooms.fund(memberId, 10_000_000n);
  const launch = { mode: 'real', gameCode: 'frutas-electricas', launchToken: await launchTokenFor(rooms, token) };
  const { token: seat } = await studio.call<{ token: string }>('/api/session', undefined, launch);
  const spin = (requestId: string, more: object = {}) =>
    studio.call<{ round: { id: string; state: string } }>('/api/spin', seat, { requestId, stake: '10.00', ...more });
  for (let spins = 0; spins < 6; spins += 1) await spin(randomUUID());
  // The same bets have fed the pot that the home page shows.
  const { body } = await call(rooms, 'GET', '/wps/relay/VIS_getJackpot');
  expect(body.value).toMatchObject({ content: { currency: 'MXN', amount: '2500.42', vendorName: 'Solaris' } });
  // A free round is in both books, and nobody's money in either.
  expect((await spin(randomUUID(), { grantId: await grantFreeRounds(rooms, memberId) })).round.state).toBe('settled');
  expect(await compare()).toEqual([]);

  network.loses = '/vendor/v1/wallet/win';
  const requestId = randomUUID();
  const cut = spin(requestId).catch(() => undefined);
  await vi.waitFor(() => expect(network.lost).toBeGreaterThan(0), patience);
  await studio.kill();
  await cut;
  await studio.start();
  const open = await compare();
  expect(open).toEqual([expect.stringMatching(/-win missing_our_side$/)]);

  network.loses = undefined;
  await vi.waitFor(async () => expect((await spin(requestId)).round.state).toBe('settled'), patience);
  expect(await compare()).toEqual([]);
  const [run] = await reconciliation.runs(rooms.siteId, 'SOL');
  const sums = run?.sums ?? [];
  expect(sums.map(({ kind, ourCount }) => [kind, ourCount])).toEqual([
    ['bet', 8],
    ['win', 8],
  ]);
  for (const { ourAmount, theirAmount } of sums) expect(ourAmount).toBe(theirAmount);
  const [staked = 0n, won = 0n] = sums.map(({ ourAmount }) => ourAmount);
  const { cash } = await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN');
  expect(cash).toBe(10_000_000n - staked + won);
}, 90_000);
