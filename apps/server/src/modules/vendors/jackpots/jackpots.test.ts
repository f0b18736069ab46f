import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJackpotServer, nodeListener } from '@quetzal/vendor-kit/server';
import type { Jackpot } from '@quetzal/vendor-kit/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, solarisSecret, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const pot: Jackpot = { amount: '2514.7721', isOpen: true, wins: [] };
const state = { jackpot: pot as Jackpot | null, asked: [] as string[], isDown: false };
let server: Server;

async function listen(listener: RequestListener): Promise<void> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await rooms.db.updateTable('vendor').set({ base_url }).where('code', '=', 'SOL').execute();
}

const vendor = (secret: string = solarisSecret) =>
  nodeListener(
    createJackpotServer({
      secretOf: (code) => (code === 'SOL' ? secret : undefined),
      now: () => rooms.time.now,
      onError: () => undefined,
      async jackpotOf(vendorCode, { operatorId, currency }) {
        state.asked.push(`${vendorCode} ${operatorId} ${currency}`);
        if (state.isDown) throw new Error('the database is away');
        return state.jackpot;
      },
    }),
  );

/** What the home page is told; a while after whatever was told before. */
async function shown(waitedMs = 60_000): Promise<unknown> {
  rooms.time.now = new Date(rooms.time.now.getTime() + waitedMs);
  const { status, body } = await call(rooms, 'GET', '/wps/relay/VIS_getJackpot');
  expect(status).toBe(200);
  return (body.value as { content: unknown }).content;
}

beforeEach(async () => {
  Object.assign(state, { jackpot: pot, asked: [], isDown: false });
  await listen(vendor());
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the pot of a site', () => {
  test('is what its vendor says that it holds in the currency of the site', async () => {
    expect(await shown()).toEqual({ currency: 'MXN', amount: '2514.7721', vendorName: 'Solaris', lastWin: null });
    expect(state.asked).toEqual(['SOL quetzal MXN']);
  });

  test('names who won it last, masked, and nobody who is not of this site', async () => {
    const { memberId } = await register(rooms, 'serena.pot');
    const win = { playerRef: memberId, amount: '8120.50', at: '2026-11-21T10:00:00.000Z' };
    state.jackpot = { ...pot, wins: [win] };
    expect(await shown()).toMatchObject({
      lastWin: { account: expect.stringMatching(/^ser\*+/), amount: '8120.50', wonAt: win.at },
    });
    state.jackpot = { ...pot, wins: [{ ...win, playerRef: 'somebody' }] };
    expect(await shown()).toMatchObject({ lastWin: null });
  });

  test('is asked for once in five seconds, however many look', async () => {
    await Promise.all([shown(), shown(0), shown(0)]);
    await shown(4_000);
    expect(state.asked).toHaveLength(1);
    state.jackpot = { ...pot, amount: '2600.00' };
    expect(await shown(1_000)).toMatchObject({ amount: '2600.00' });
  });

  test('stays for half a minute when the vendor does not answer, and is not shown after that', async () => {
    await shown();
    state.isDown = true;
    expect(await shown(10_000)).toMatchObject({ amount: '2514.7721' });
    expect(await shown(21_000)).toBeNull();
    state.isDown = false;
    expect(await shown(5_000)).toMatchObject({ amount: '2514.7721' });
  });

  test('is none while it is switched off, and where the vendor has none', async () => {
    state.jackpot = { ...pot, isOpen: false };
    expect(await shown()).toBeNull();
    state.jackpot = null;
    expect(await shown()).toBeNull();
  });

  test.each([
    ['signed with another key', () => vendor('only-for-tests-another-vendor')],
    ['that is no pot', () => vendor()],
  ])('is not an answer %s', async (_what, listener) => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    state.jackpot = { ...pot, amount: 'a lot' };
    await listen(listener());
    expect(await shown()).toBeNull();
  });
});
