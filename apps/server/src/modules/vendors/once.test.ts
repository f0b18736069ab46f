import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { once } from './once.ts';
import { takeBet } from './take-bet.ts';
import { betBody, sit } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

test('bets of one player that reach different processes at once never take more than there is', async () => {
  const { memberId } = await register(rooms, 'procesos');
  await rooms.fund(memberId, 50_0000n);
  const seat = await sit(rooms, 'procesos');
  const site = await rooms.sites.byId(rooms.siteId);
  // Without the queue inside the process, as calls of several processes meet in the database.
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => {
      const body = betBody(seat);
      const call = {
        vendorCode: 'SOL',
        site,
        path: '/vendor/v1/wallet/bet',
        rawBody: Buffer.from(JSON.stringify(body)),
      };
      return once(rooms, call, body, (tx) => takeBet(rooms, tx, call, body));
    }),
  );
  const statuses = replies.map(({ text }) => (JSON.parse(text) as { status: string }).status);
  expect(statuses.filter((status) => status === 'OK')).toHaveLength(5);
  expect(statuses.filter((status) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(15);
  expect((await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN')).cash).toBe(0n);
});

test('one request that reaches several processes at once gets one answer and counts once', async () => {
  const { memberId } = await register(rooms, 'repeticion');
  await rooms.fund(memberId, 50_0000n);
  const seat = await sit(rooms, 'repeticion');
  const site = await rooms.sites.byId(rooms.siteId);
  const body = betBody(seat);
  const call = { vendorCode: 'SOL', site, path: '/vendor/v1/wallet/bet', rawBody: Buffer.from(JSON.stringify(body)) };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => once(rooms, call, body, (tx) => takeBet(rooms, tx, call, body))),
  );
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect((await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN')).cash).toBe(40_0000n);
});
