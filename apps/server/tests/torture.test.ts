import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { runTorture, tortureCases } from '@quetzal/vendor-kit/torture';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, solarisSecret, useRooms } from '#testing/rooms.ts';
import { sit } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

/** 400.00: less than the 500.00 that one bet may be, and less than a crowd of 1,000 wants to stake. */
const cash = 400n * 10_000n;

test('our wallet keeps every promise of the vendor protocol, over HTTP, with a crowd of 1,000 bets', async () => {
  await rooms.api.listen({ port: 0, host: '127.0.0.1' });
  const { port } = rooms.api.server.address() as AddressInfo;
  const { memberId } = await register(rooms, 'tortura');
  await rooms.fund(memberId, cash);
  const seat = await sit(rooms, 'tortura');

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
    atOnce: 1_000,
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
}, 300_000);
