import { beforeAll, expect, test } from 'vitest';
import { roundOpsRoutes } from '#modules/ops';
import { createRounds } from '#modules/vendors';
import { createStatements } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { useRooms } from '#testing/rooms.ts';
import { bet, betBody, rollback, rollbackBody, seatWithCash, win, winBody } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [roundOpsRoutes({ rounds: createRounds(rooms), siteOf })]);
const hour = 3_600_000;

/** Rounds that nobody ended: the first for two days, the second for three hours; others of that time have ended. */
const left = { long: '', short: '' };

beforeAll(async () => {
  const seat = await seatWithCash(rooms, 'se.fue', 1_000);
  const now = rooms.time.now.getTime();
  const play = async (hoursAgo: number) => {
    rooms.time.now = new Date(now - hoursAgo * hour);
    const body = betBody(seat);
    await bet(rooms, body);
    return body;
  };
  left.long = (await play(48)).roundId;
  const [ended, takenBack] = [await play(47), await play(46)];
  await win(rooms, winBody(seat, ended, '5.00'));
  await rollback(rooms, rollbackBody(seat, takenBack));
  left.short = (await play(3)).roundId;
  rooms.time.now = new Date(now);
});

const openFor = async (query: string) => {
  const { body } = await ops.call('GET', `/ops/v1/rounds/open${query}`);
  return body.value as { content: { vendorRoundId: string }[]; totalElements: number };
};

test('T093: rounds that did not end are found by how long they stand, the longest open one first', async () => {
  expect(await openFor('')).toMatchObject({
    content: [{ vendorRoundId: left.long, account: 'se.fue', state: 'open', bets: 1, stake: '10.00' }],
    totalElements: 1,
  });
  const all = await openFor('?hours=2');
  expect(all.content.map(({ vendorRoundId }) => vendorRoundId)).toEqual([left.long, left.short]);
  expect(await openFor('?hours=2&pageSize=1')).toMatchObject({ content: [{}], totalElements: 2 });
  expect((await openFor('?hours=49')).content).toEqual([]);
});

test('only operators see them', async () => {
  expect((await ops.call('GET', '/ops/v1/rounds/open', undefined, true)).status).toBe(401);
});

test('T034: what is staked in them is part of what the site owes its players', async () => {
  const { db, time, ledger, sites } = rooms;
  const statements = createStatements({ db, clock: { now: () => time.now }, ledger, sites });
  const pesos = (amount: number) => BigInt(amount) * 10_000n;
  expect(await statements.liabilityOf(rooms.siteId)).toMatchObject([
    { currency: 'MXN', cash: pesos(975), held: 0n, openBets: pesos(20), total: pesos(995), agrees: true },
  ]);
});
