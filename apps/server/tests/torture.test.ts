import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { runTorture, tortureCases } from '@quetzal/vendor-kit/torture';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { call, register, solarisSecret, useRooms } from '#testing/rooms.ts';
import { sit } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

/** 400.00: less than the 500.00 that one bet may be, and less than a crowd of 1,000 wants to stake. */
const cash = 400n * 10_000n;

/** Tortures the wallet of a member who has been given money, with so many bets at once. */
async function torture(username: string, atOnce: number, give: (memberId: string) => Promise<unknown>): Promise<void> {
  const { port } = rooms.api.server.address() as AddressInfo;
  const { memberId } = await register(rooms, username);
  await give(memberId);
  await grantFreeRounds(rooms, memberId, { rounds: 3 });
  const seat = await sit(rooms, username);

  const report = await runTorture({
    baseUrl: `http://127.0.0.1:${port}`,
    vendorCode: 'SOL',
    secret: solarisSecret,
    operatorId: 'quetzal',
    playerRef: seat.memberId,
    sessionToken: seat.sessionToken,
    currency: 'MXN',
    gameCode: 'frutas-electricas',
    stake: '1.00',
    otherCurrency: 'USD',
    atOnce,
    freeRounds: true,
    patienceMs: 120_000,
    promptMs: 15_000,
    fetch,
    now: () => rooms.time.now,
    createId: randomUUID,
    async endSession() {
      await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.token });
    },
    async passTime(ms) {
      rooms.time.now = new Date(rooms.time.now.getTime() + ms);
    },
  });

  expect(report.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(report.passed).toBe(tortureCases.length);
}

beforeAll(() => rooms.api.listen({ port: 0, host: '127.0.0.1' }));

test('our wallet keeps every promise of the vendor protocol, over HTTP, with a crowd of 1,000 bets', async () => {
  await torture('tortura', 1_000, (memberId) => rooms.fund(memberId, cash));
}, 300_000);

test('and it does for a member whose stakes are paid by restricted credit and by cash', async () => {
  const amount = { currency: 'MXN', amount: cash / 2n };
  await torture('tortura2', 100, async (memberId) => {
    await rooms.fund(memberId, cash / 2n);
    const expiresAt = new Date(rooms.time.now.getTime() + 30 * 86_400_000);
    const grant = { id: randomUUID(), memberId, amount, reason: 'Torture', expiresAt, wagerTimes: 100 };
    await rooms.db.transaction().execute((tx) => rooms.bonuses.grantBonus(tx, grant));
  });
}, 300_000);
