import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { gameOpsRoutes } from '#modules/games';
import { roundOpsRoutes } from '#modules/ops';
import { createRounds } from '#modules/vendors';
import { useTestDatabase } from '#testing/database.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { call, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  cashOf,
  launchTokenFor,
  pesos,
  rollback,
  rollbackBody,
  seatWithCash,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [
  gameOpsRoutes({ games: rooms.games, siteOf }),
  roundOpsRoutes({ rounds: createRounds(rooms), siteOf }),
]);
const gameCode = 'frutas-electricas';
const reason = 'the reels stand still';

const game = (verb: 'pause' | 'resume', more: object = {}, code = gameCode) =>
  ops.call('POST', `/ops/v1/games/SOL/${code}/${verb}`, { reason, ...more });
const vendor = (verb: 'pause' | 'resume') => ops.call('POST', `/ops/v1/vendors/SOL/${verb}`, { reason });
const eventsOf = (subject: string) =>
  rooms.db
    .selectFrom('event_report')
    .select(['action', 'actor_id', 'reason'])
    .where('subject', '=', subject)
    .orderBy('at')
    .execute();
const enter = (launchToken: string) =>
  vendorCall(rooms, '/vendor/v1/session/authenticate', {
    requestId: randomUUID(),
    operatorId: 'quetzal',
    launchToken,
    gameCode,
  });

afterEach(async () => {
  await game('resume');
  await vendor('resume');
});

describe('T093 a game that an operator closes', () => {
  test('is shown shut until when, and is not launched, entered or tried, while others of its vendor are', async () => {
    const seat = await seatWithCash(rooms, 'llega.tarde', 100);
    const ticket = await launchTokenFor(rooms, seat.token);
    expect((await game('pause', { backAt: '2026-11-22T18:00:00Z' })).status).toBe(200);
    const page = await call(rooms, 'GET', `/wps/v2/games/SOL/${gameCode}`);
    expect(page.body.value).toMatchObject({
      state: 'closed',
      game: { isPaused: true, backAt: '2026-11-22T18:00:00.000Z' },
    });
    const list = await call(rooms, 'GET', '/wps/relay/GCSGAME_gameList?vassalage=SOL&pageSize=100');
    const { content } = list.body.value as { content: { gameCode: string; isPaused: boolean }[] };
    expect(content.filter(({ isPaused }) => isPaused).map((card) => card.gameCode)).toEqual([gameCode]);
    const refused = { status: 422, body: { errorCode: 'games.disabled' } };
    const query = `vassalage=SOL&gameCode=${gameCode}`;
    expect(await call(rooms, 'GET', `/wps/game/launchGame?${query}`, { token: seat.token })).toMatchObject(refused);
    expect(await call(rooms, 'GET', `/wps/relay/GCS_gameTrialLaunch?${query}`)).toMatchObject(refused);
    expect(await enter(ticket)).toMatchObject({ status: 'GAME_DISABLED' });
    const other = '/wps/game/launchGame?vassalage=SOL&gameCode=tesoro-solar';
    expect((await call(rooms, 'GET', other, { token: seat.token })).status).toBe(200);
    await game('resume');
    expect(await enter(ticket)).toMatchObject({ status: 'OK' });
  });

  test.each([
    ['with a common bet', 'game', undefined],
    ['with its vendor', 'vendor', undefined],
    ['as a free round', 'game', 'free'],
  ] as const)(
    'takes no stake of who is inside, but pays and takes back what was staked: %s',
    async (how, what, free) => {
      const seat = await seatWithCash(rooms, `dentro.${how.split(' ').at(-1)}`, 100);
      const grantId = free === undefined ? undefined : await grantFreeRounds(rooms, seat.memberId, { rounds: 3 });
      const more = grantId === undefined ? {} : { freeRound: { grantId } };
      const [won, lost] = [betBody(seat, more), betBody(seat, more)];
      expect(await bet(rooms, won)).toMatchObject({ status: 'OK' });
      expect(await bet(rooms, lost)).toMatchObject({ status: 'OK' });
      await (what === 'game' ? game('pause') : vendor('pause'));
      const late = betBody(seat, more);
      const before = await cashOf(rooms, seat);
      const refused = await bet(rooms, late);
      expect(refused).toMatchObject({ status: 'GAME_DISABLED' });
      expect(await bet(rooms, betBody(seat, { ...more, roundId: won.roundId }))).toMatchObject({
        status: 'GAME_DISABLED',
      });
      expect(await cashOf(rooms, seat)).toBe(before);
      expect(await win(rooms, winBody(seat, won, '25.00'))).toMatchObject({ status: 'OK' });
      expect(await rollback(rooms, rollbackBody(seat, lost))).toMatchObject({ status: 'OK' });
      expect(await cashOf(rooms, seat)).toBe(pesos(free === undefined ? 115 : 125));
      await (what === 'game' ? game('resume') : vendor('resume'));
      expect((await bet(rooms, late)).text).toBe(refused.text);
      expect(await bet(rooms, betBody(seat, more))).toMatchObject({ status: 'OK' });
    },
  );

  test('is closed to a crowd at once, and stops nobody in another game', async () => {
    const seats = await Promise.all(
      Array.from({ length: 6 }, (_, index) => seatWithCash(rooms, `muchos.${index}`, 100)),
    );
    const all = () => Promise.all(seats.map((seat) => bet(rooms, betBody(seat))));
    expect((await all()).map(({ status }) => status)).toEqual(seats.map(() => 'OK'));
    await game('pause', {}, 'tesoro-solar');
    expect((await all()).map(({ status }) => status)).toEqual(seats.map(() => 'OK'));
    await game('resume', {}, 'tesoro-solar');
    await game('pause');
    expect((await all()).map(({ status }) => status)).toEqual(seats.map(() => 'GAME_DISABLED'));
    expect(await Promise.all(seats.map((seat) => cashOf(rooms, seat)))).toEqual(seats.map(() => pesos(80)));
  });

  test('is in the list of the operators, and in the event report with who and why', async () => {
    await game('resume', { reason: 'nothing was wrong' }, 'tesoro-solar');
    await game('pause', {}, 'tesoro-solar');
    const backAt = '2026-11-22T18:00:00.000Z';
    await game('pause', { backAt }, 'tesoro-solar');
    const { body } = await ops.call('GET', '/ops/v1/games/closed');
    const pausedAt = rooms.time.now.toISOString();
    expect(body.value).toEqual({ content: [{ vassalage: 'SOL', gameCode: 'tesoro-solar', pausedAt, backAt }] });
    await game('resume', { reason: 'mended' }, 'tesoro-solar');
    const reported = (await eventsOf('game:SOL/tesoro-solar')).slice(-3);
    expect(reported).toEqual([
      { action: 'paused', actor_id: ops.operatorId, reason },
      { action: 'paused', actor_id: ops.operatorId, reason },
      { action: 'resumed', actor_id: ops.operatorId, reason: 'mended' },
    ]);
  });

  test('has to exist, with a reason, and only operators close it', async () => {
    expect((await game('pause', {}, 'no-such-game')).status).toBe(404);
    expect((await game('pause', { reason: '' })).status).toBe(400);
    const url = `/ops/v1/games/SOL/${gameCode}/pause`;
    expect((await ops.call('POST', url, { reason }, true)).status).toBe(401);
    expect((await ops.call('GET', '/ops/v1/games/closed', undefined, true)).status).toBe(401);
  });
});

describe('T093 the open rounds of a closed game', () => {
  const url = '/ops/v1/rounds/refund-open';
  const refundAll = (code = gameCode) => ops.call('POST', url, { vassalage: 'SOL', gameCode: code, reason });

  test('are refunded together, each once with its event, and no others', async () => {
    const [one, two] = [await seatWithCash(rooms, 'queda.uno', 100), await seatWithCash(rooms, 'queda.dos', 100)];
    await game('pause');
    await refundAll();
    await game('resume');
    const [ended, open, also] = [betBody(one), betBody(one), betBody(two)];
    for (const body of [ended, open, also]) await bet(rooms, body);
    await win(rooms, winBody(one, ended, '5.00'));
    expect(await refundAll()).toMatchObject({ status: 404 });
    await game('pause');
    const answers = await Promise.all([refundAll(), refundAll()]);
    const counts = answers.map(({ body }) => (body.value as { refunded: number }).refunded);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect((await refundAll()).body.value).toEqual({ refunded: 0, left: 0 });
    expect([await cashOf(rooms, one), await cashOf(rooms, two)]).toEqual([pesos(95), pesos(100)]);
    expect(await win(rooms, winBody(two, also, '50.00'))).toMatchObject({ status: 'ROUND_CLOSED' });
    for (const body of [open, also]) {
      const { id } = await rooms.db
        .selectFrom('vendor_round')
        .select('id')
        .where('vendor_round_id', '=', body.roundId)
        .executeTakeFirstOrThrow();
      expect(await eventsOf(`round:${id}`)).toEqual([{ action: 'refunded', actor_id: ops.operatorId, reason }]);
    }
  });

  test('are refunded 200 with each call, until none is left', async () => {
    const seat = await seatWithCash(rooms, 'muchas.rondas', 300);
    await game('pause');
    await refundAll();
    await game('resume');
    const bodies = Array.from({ length: 203 }, () => betBody(seat, { amount: '1.00' }));
    for (const body of bodies) await bet(rooms, body);
    expect(await cashOf(rooms, seat)).toBe(pesos(97));
    await game('pause');
    expect((await refundAll()).body.value).toEqual({ refunded: 200, left: 3 });
    expect((await refundAll()).body.value).toEqual({ refunded: 3, left: 0 });
    expect(await cashOf(rooms, seat)).toBe(pesos(300));
  }, 120_000);

  test('are not there for nobody, and of a game that does not exist', async () => {
    expect((await ops.call('POST', url, { vassalage: 'SOL', gameCode, reason }, true)).status).toBe(401);
    expect((await refundAll('no-such-game')).status).toBe(404);
  });
});
