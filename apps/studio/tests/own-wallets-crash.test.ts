import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type Db } from '../server/database/database.ts';
import { addUp } from './own-books.ts';
import { type Order, orderFor, signedCall } from './operator-calls.ts';
import { studioProcess } from './studio-process.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';

const SECRET = 'cenzontle-transfers';
const KILLS = 4;
const PLAYERS = 3;
const WAIT = { timeout: 20_000, interval: 5 };

const database = useTestDatabase();
let db: Db;
let platform: TestPlatform;
let studio: Awaited<ReturnType<typeof studioProcess>>;

beforeAll(async () => {
  db = openDatabase(database.url, () => undefined);
  platform = await startTestPlatform();
  studio = await studioProcess({
    STUDIO_DATABASE_URL: database.url,
    PLATFORM_URL: platform.url,
    VENDOR_SECRETS: JSON.stringify(platform.secrets),
    TRANSFER_VENDOR_SECRETS: JSON.stringify({ CEN: SECRET }),
  });
  await studio.start();
});
afterAll(async () => {
  await studio.kill();
  await platform.stop();
  await db.destroy();
});

type Answer = Readonly<Record<string, unknown>>;

async function send(path: string, order: Order): Promise<Answer | undefined> {
  const { body, headers } = signedCall(SECRET, 'POST', path, order);
  const answer = await fetch(`${studio.url}${path}`, { method: 'POST', headers, body }).catch(() => undefined);
  return (await answer?.json().catch(() => undefined)) as Answer | undefined;
}
const move = (order: Order) => send('/v1/game-wallets/transfers', order);

/** Plays and moves money of one player without a pause; keeps what was asked and each answer that came. */
async function play(
  token: string,
  isOver: () => boolean,
  asked: { orders: Map<Order, unknown>; spins: Map<string, Answer> },
) {
  for (let turn = 0; !isOver(); turn += 1) {
    const requestId = randomUUID();
    const spun = studio.call('/api/spin', token, { requestId, stake: '5.00' }).catch(() => undefined);
    const order = orderFor(platform.playerRef, { direction: turn % 3 === 0 ? 'in' : 'out', amount: '20.00' });
    asked.orders.set(order, undefined);
    const [spin, moved] = await Promise.all([spun, move(order)]);
    asked.orders.set(order, moved?.['state']);
    if (spin?.['round'] !== undefined) asked.spins.set(requestId, spin['round'] as Answer);
  }
}

it('kill -9 in the midst of play and transfers loses nothing and does nothing twice', async () => {
  await move(orderFor(platform.playerRef, { amount: '500.00' }));
  const launch = { mode: 'real', gameCode: 'flamenco-rosa', launchToken: 'x' };
  const token = String((await studio.call('/api/session', undefined, launch))['token']);
  const asked = { orders: new Map<Order, unknown>(), spins: new Map<string, Answer>() };

  for (let kill = 0; kill < KILLS; kill += 1) {
    let isOver = false;
    const players = Array.from({ length: PLAYERS }, () => play(token, () => isOver, asked));
    // The process dies at another moment of its work each time.
    const enough = asked.spins.size + 3 + kill;
    await vi.waitFor(() => {
      expect(asked.spins.size).toBeGreaterThanOrEqual(enough);
    }, WAIT);
    await studio.kill();
    isOver = true;
    await Promise.all(players);
    await studio.start();
    expect(await addUp(db)).toEqual([]);
  }

  for (const [order, before] of asked.orders) {
    const again = (await move(order))?.['state'];
    // What was never answered may be either; asked again it has one answer.
    expect(again).toBe(before ?? (await move(order))?.['state']);
  }
  for (const [requestId, before] of asked.spins) {
    const { round } = await studio.call('/api/spin', token, { requestId, stake: '5.00' });
    expect(round).toEqual(before);
  }
  expect([...asked.orders.values()]).toContain('done');
  expect(await addUp(db)).toEqual([]);
}, 120_000);
