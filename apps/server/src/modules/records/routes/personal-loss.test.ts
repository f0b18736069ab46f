import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, type Rooms, useRooms } from '#testing/rooms.ts';
import { bet, betBody, type Seat, sit, win, winBody } from '#testing/vendor-client.ts';

const rooms: Rooms = useRooms(useTestDatabase());
const url = '/wps/v2/records/personal-loss';
let seat: Seat;

async function answer(query: string, token = seat.token) {
  return call(rooms, 'GET', `${url}?${query}`, { token });
}

async function play(at: string, stake: string, won: string): Promise<void> {
  rooms.time.now = new Date(at);
  const body = betBody(seat, { amount: stake });
  await bet(rooms, body);
  await win(rooms, winBody(seat, body, won));
}

/** A deposit that was settled, as the table has it. */
async function settleDeposit(memberId: string, settledAt: string, received: bigint): Promise<void> {
  const method = { site_id: rooms.siteId, code: 'of_tests', kind: 'card', provider: 'sandbox', currency: 'MXN' };
  const limits = { amount_min: 1n, amount_max: 9_000_000n, minutes: 0, valid_minutes: 60, position: 99 };
  await rooms.db
    .insertInto('payment_method')
    .values({ ...method, ...limits })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const at = new Date(settledAt);
  await rooms.db
    .insertInto('deposit')
    .values({
      id: crypto.randomUUID(),
      site_id: rooms.siteId,
      member_id: memberId,
      request_id: crypto.randomUUID(),
      method_code: method.code,
      provider: 'sandbox',
      currency: 'MXN',
      amount: received,
      fee: 0n,
      received,
      state: 'succeeded',
      reference: crypto.randomUUID().slice(0, 12),
      created_at: at,
      expires_at: at,
      settled_at: at,
      next_poll_at: at,
    })
    .execute();
}

beforeAll(async () => {
  const { memberId } = await register(rooms, 'con.perdida');
  await rooms.fund(memberId, 10_000_000n);
  seat = await sit(rooms, 'con.perdida');
  // Mexico City is six hours behind: the first two are one day there, the third is the next.
  await play('2026-11-20T07:00:00Z', '10.00', '4.00');
  await play('2026-11-21T05:59:00Z', '5.00', '0');
  await play('2026-11-21T06:00:00Z', '1.00', '20.00');
  await settleDeposit(memberId, '2026-11-21T05:30:00Z', 1_000_000n);
  await settleDeposit(memberId, '2026-11-19T12:00:00Z', 500_000n);
});

describe('200', () => {
  test('bets and deposits are added up by the days of the site, both ends included', async () => {
    const { status, body } = await answer('from=2026-11-19&to=2026-11-21');
    expect(status).toBe(200);
    expect(body.value).toMatchObject({
      currency: 'MXN',
      totals: {
        bets: 3,
        stake: '16.00',
        win: '24.00',
        net: '8.00',
        validBet: '16.00',
        deposited: '150.00',
        withdrawn: '0.00',
        netDeposits: '150.00',
        bonus: '0.00',
      },
      days: [
        { day: '2026-11-19', bets: 0, net: '0.00', deposited: '50.00' },
        { day: '2026-11-20', bets: 2, stake: '15.00', win: '4.00', net: '-11.00', deposited: '100.00' },
        { day: '2026-11-21', bets: 1, stake: '1.00', win: '20.00', net: '19.00', deposited: '0.00' },
      ],
    });
  });

  test('one day is itself', async () => {
    const { value } = (await answer('from=2026-11-20&to=2026-11-20')).body;
    expect(value).toMatchObject({ totals: { bets: 2, net: '-11.00', deposited: '100.00' } });
  });

  test('nobody else sees any of it', async () => {
    const { token } = await register(rooms, 'otra.persona');
    expect((await answer('from=2026-11-19&to=2026-11-21', token)).body.value).toMatchObject({
      totals: { bets: 0, deposited: '0.00' },
      days: [],
    });
  });
});

describe('400', () => {
  test.each([
    ['from=2026-11-31&to=2026-12-01', 'from'],
    ['from=2026-11-02&to=2026-11-01', 'to'],
    ['from=2025-01-01&to=2026-11-01', 'to'],
    ['from=2026-11-02', 'to'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await answer(query);
    expect([status, body.errorCode, body.field]).toEqual([400, 'request.invalid', field]);
  });
});

describe('401', () => {
  test('needs a login', async () => {
    expect((await call(rooms, 'GET', `${url}?from=2026-11-19&to=2026-11-21`)).status).toBe(401);
  });
});
