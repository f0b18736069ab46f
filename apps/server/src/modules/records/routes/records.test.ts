import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, type Rooms, useRooms } from '#testing/rooms.ts';
import { bet, betBody, type Seat, sit, win, winBody } from '#testing/vendor-client.ts';

const rooms: Rooms = useRooms(useTestDatabase());
const url = '/wps/v2/records/bets';
let seat: Seat;

interface Listed {
  content: { id: string; state: string; placedAt: string; net: string }[];
  totals: object;
  totalElements: number;
  totalPages: number;
}

async function listed(query: string): Promise<Listed> {
  return (await call(rooms, 'GET', `${url}?${query}`, { token: seat.token })).body.value as Listed;
}

beforeAll(async () => {
  const { memberId } = await register(rooms, 'con.historia');
  await rooms.fund(memberId, 10_000_000n);
  seat = await sit(rooms, 'con.historia');
  for (const minutes of [0, 1, 2]) {
    rooms.time.now = new Date(Date.UTC(2026, 10, 21, 12, minutes));
    const body = betBody(seat, { amount: `${minutes + 1}.00` });
    await bet(rooms, body);
    if (minutes < 2) await win(rooms, winBody(seat, body, minutes === 0 ? '5' : '0'));
  }
});

describe('200', () => {
  test('pages run from the newest bet, totals cover all of them, and an open bet has no result', async () => {
    const { content, totals, totalElements, totalPages } = await listed('pageSize=2');
    expect(content.map(({ placedAt }) => placedAt)).toEqual(['2026-11-21T12:02:00.000Z', '2026-11-21T12:01:00.000Z']);
    expect([totalElements, totalPages]).toEqual([3, 2]);
    expect(totals).toEqual({ count: 3, stake: '6.00', win: '5.00', net: '2.00', validBet: '3.00' });
    const nets = (await listed('')).content.map(({ net }) => Number(net));
    expect(nets).toEqual([0, -2, 4]);
  });

  test.each([
    ['state=open', 1],
    ['state=settled', 2],
    ['gameCode=rayo-777', 0],
    ['gameType=RNG', 3],
    ['gameType=LIVE', 0],
    ['vassalage=SOL', 3],
    ['vassalage=TLA', 0],
    ['from=2026-11-21&to=2026-11-21', 3],
    ['from=2026-11-22', 0],
    ['from=2026-11-21T12:01:00Z&to=2026-11-21T12:02:00Z', 1],
  ])('%s lists %i', async (query, count) => {
    expect((await listed(query)).totalElements).toBe(count);
  });

  test('a round whose vendor told nothing has no proof', async () => {
    const [first] = (await listed('')).content;
    expect((await call(rooms, 'GET', `${url}/${first?.id}`, { token: seat.token })).body.value).toMatchObject({
      fairness: null,
    });
  });

  test('a settled bet is added to its day of the site’s time zone', async () => {
    const rows = await rooms.db.selectFrom('bet_day').selectAll().where('member_id', '=', seat.memberId).execute();
    expect(rows).toMatchObject([{ bets: 2n, stake: 30_000n, win: 50_000n, valid_bet: 30_000n }]);
  });
});

describe('404', () => {
  test('someone else’s bet is not there', async () => {
    const [first] = (await listed('')).content;
    const { token } = await register(rooms, 'curiosa');
    const answer = await call(rooms, 'GET', `${url}/${first?.id}`, { token });
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'request.not_found']);
  });
});

describe('400', () => {
  test.each(['pageSize=101', 'pageNum=0', 'state=lost', 'from=yesterday', 'from=2026-02-30'])(
    '%s is refused',
    async (query) => {
      const { status, body } = await call(rooms, 'GET', `${url}?${query}`, { token: seat.token });
      expect([status, body.errorCode, body.field]).toEqual([400, 'request.invalid', query.split('=')[0]]);
    },
  );
});

describe('401', () => {
  test('needs a login', async () => {
    expect((await call(rooms, 'GET', url)).status).toBe(401);
  });
});
