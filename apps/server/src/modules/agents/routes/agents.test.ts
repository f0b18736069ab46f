import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sandboxDepositMethods } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register, type Rooms, useRooms } from '#testing/rooms.ts';
import { bet, betBody, sit, win, winBody } from '#testing/vendor-client.ts';

const rooms: Rooms = useRooms(useTestDatabase());
let agent: string;

interface Team {
  content: { account: string; upline: string; depth: number; teamSize: number }[];
  counts: object;
  totals: object;
  totalElements: number;
}

const read = async <T>(url: string, token = agent): Promise<T> =>
  (await call(rooms, 'GET', url, { token })).body.value as T;

async function play(username: string, stakes: readonly string[], wins: readonly string[]): Promise<void> {
  const seat = await sit(rooms, username);
  for (const [index, amount] of stakes.entries()) {
    const body = betBody(seat, { amount });
    await bet(rooms, body);
    await win(rooms, winBody(seat, body, wins[index] ?? '0'));
  }
}

/** A deposit that has reached the member's wallet. */
async function deposited(memberId: string, settledAt: Date): Promise<void> {
  const { db, siteId, time } = rooms;
  await db.transaction().execute((tx) => rooms.wallet.saveMethods(tx, siteId, sandboxDepositMethods('MXN')));
  const money = { currency: 'MXN', amount: 2_500_000n, fee: 0n, received: 2_500_000n };
  const times = { created_at: time.now, expires_at: time.now, next_poll_at: time.now, settled_at: settledAt };
  const keys = {
    id: randomUUID(),
    site_id: siteId,
    member_id: memberId,
    request_id: randomUUID(),
    reference: randomUUID(),
  };
  await db
    .insertInto('deposit')
    .values({ ...keys, ...money, ...times, method_code: 'spei', provider: 'sandbox', state: 'succeeded' })
    .execute();
}

beforeAll(async () => {
  agent = (await logIn(rooms, 'norte_mx', 'agent')).token;
  const sub = await register(rooms, 'sub_agente', { affiliateCode: 'NORTEMX' });
  await rooms.db
    .updateTable('member')
    .set({ type: 1, affiliate_code: 'SUBAGENTE' })
    .where('id', '=', sub.memberId)
    .execute();
  const below = await register(rooms, 'nieta', { affiliateCode: 'SUBAGENTE' });
  const beside = await register(rooms, 'ajena');
  const carla = await rooms.members.byAccount(rooms.db, rooms.siteId, 'carla.mendez');
  for (const memberId of [below.memberId, beside.memberId, carla?.id ?? '']) await rooms.fund(memberId, 5_000_000n);
  await play('carla.mendez', ['100.00', '50.00'], ['30', '0']);
  await play('nieta', ['20.00'], ['25.5']);
  await play('ajena', ['500.00'], ['0']);
});

describe('overview', () => {
  test('adds up everyone below, and nobody else', async () => {
    const overview = await read<{ daily: object[] }>('/wps/v2/agent/overview');
    expect(overview).toMatchObject({
      teamSize: 3,
      directSize: 2,
      activeMembers: 1,
      newMembers: 3,
      deposits: '0.00',
      stake: '170.00',
      win: '55.50',
      netWin: '114.50',
      validBet: '170.00',
      affiliateCode: 'NORTEMX',
      affiliateUrl: 'http://localhost:4100/register?affiliateCode=NORTEMX',
    });
    expect(overview.daily).toHaveLength(30);
    expect(overview.daily.at(-1)).toEqual({ day: '2026-11-21', stake: '170.00', netWin: '114.50', validBet: '170.00' });
  });

  test('a period without bets is zeros for each day', async () => {
    const overview = await read<{ daily: object[] }>('/wps/v2/agent/overview?from=2026-10-01&to=2026-10-02');
    expect(overview).toMatchObject({ stake: '0.00', newMembers: 0, activeMembers: 0 });
    expect(overview.daily).toMatchObject([{ day: '2026-10-01' }, { day: '2026-10-02' }]);
  });

  test('more than a year is refused', async () => {
    const { status, body } = await call(rooms, 'GET', '/wps/v2/agent/overview?from=2020-01-01', { token: agent });
    expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
  });
});

describe('deposits', () => {
  test('of the team count on the day that they arrived, those of others never', async () => {
    const nieta = await rooms.members.byAccount(rooms.db, rooms.siteId, 'nieta');
    const ajena = await rooms.members.byAccount(rooms.db, rooms.siteId, 'ajena');
    // Half past eleven at night on the 20th where the site is.
    await deposited(nieta?.id ?? '', new Date('2026-11-21T05:30:00Z'));
    await deposited(ajena?.id ?? '', new Date('2026-11-21T05:30:00Z'));
    expect(await read('/wps/v2/agent/overview?from=2026-11-20&to=2026-11-20')).toMatchObject({ deposits: '250.00' });
    expect(await read('/wps/v2/agent/overview?from=2026-11-21&to=2026-11-21')).toMatchObject({ deposits: '0.00' });
  });
});

describe('team', () => {
  test('lists everyone below with upline, depth and figures', async () => {
    const team = await read<Team>('/wps/v2/agent/team?sort=validBet&order=desc');
    expect(team.content).toMatchObject([
      {
        account: 'carla.mendez',
        upline: 'norte_mx',
        depth: 1,
        teamSize: 0,
        balance: '380.00',
        validBet30d: '150.00',
        netWin30d: '120.00',
      },
      { account: 'nieta', upline: 'sub_agente', depth: 2, balance: '505.50', netWin30d: '-5.50' },
      { account: 'sub_agente', isAgent: true, teamSize: 1, balance: '0.00' },
    ]);
    expect(team.counts).toEqual({ all: 3, agents: 1, members: 2 });
    expect(team.totals).toEqual({ balance: '885.50', validBet30d: '170.00', netWin30d: '114.50' });
  });

  test.each([
    ['type=agent', ['sub_agente']],
    ['search=NIE', ['nieta']],
    ['sort=validBet&order=asc&search=a', ['sub_agente', 'nieta', 'carla.mendez']],
    ['search=ajena', []],
    ['sort=balance&order=asc&pageSize=1', ['sub_agente']],
  ])('%s finds %j', async (query, accounts) => {
    const team = await read<Team>(`/wps/v2/agent/team?${query}`);
    expect(team.content.map(({ account }) => account)).toEqual(accounts);
  });
});

describe('team bets', () => {
  test('are those of everyone below, with their account', async () => {
    const bets = await read<{ content: object[]; totals: object }>('/wps/v2/agent/team/bets');
    expect(bets.content).toHaveLength(3);
    expect(bets.totals).toMatchObject({ count: 3, stake: '170.00', win: '55.50', net: '-114.50' });
    const named = await read<{ content: object[] }>('/wps/v2/agent/team/bets?account=NIETA');
    expect(named.content).toMatchObject([{ account: 'nieta', stake: '20.00', gameName: 'Electric Fruits' }]);
  });

  test('of an account that is not below are none', async () => {
    expect(await read('/wps/v2/agent/team/bets?account=ajena')).toMatchObject({ content: [], totalElements: 0 });
  });
});

describe('401 and 403', () => {
  test.each(['overview', 'team', 'team/bets'])('%s is for agents only', async (path) => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const asPlayer = await call(rooms, 'GET', `/wps/v2/agent/${path}`, { token });
    expect([asPlayer.status, asPlayer.body.errorCode]).toEqual([403, 'session.not_allowed']);
    expect((await call(rooms, 'GET', `/wps/v2/agent/${path}`)).status).toBe(401);
  });
});

describe('an affiliate code', () => {
  test.each([
    ['nortemx', { valid: true, agentAccount: 'nor***mx' }],
    ['NADA', { valid: false, agentAccount: null }],
  ])('%s is answered with %j', async (code, value) => {
    expect((await call(rooms, 'GET', `/wps/agent/affiliate?affiliateCode=${code}`)).body.value).toEqual(value);
  });
});
