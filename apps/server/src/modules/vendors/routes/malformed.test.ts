import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useRooms } from '#testing/rooms.ts';
import { bet, betBody, type Seat, seatWithCash, vendorCall, win, winBody } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const pesos = (amount: number) => BigInt(amount) * 10_000n;
const refused = { httpStatus: 400, status: 'INVALID_REQUEST' };

const cashOf = async (seat: Seat) => (await rooms.wallet.balanceOf(rooms.db, seat.memberId, 'MXN')).cash;
const refusalsOf = (requestId: string) =>
  rooms.db
    .selectFrom('vendor_refusal')
    .select(['status', 'path', 'vendor_code'])
    .where('request_id', '=', requestId)
    .execute();
/** Details of so many objects inside each other, in the text of a body. */
const withDetails = (body: object, depth: number) =>
  JSON.stringify({ ...body, roundDetails: 0 }).replace(
    '"roundDetails":0',
    `"roundDetails":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  );

describe('400', () => {
  test('half of a character makes no two bets one: each is refused, written down, and takes nothing', async () => {
    const seat = await seatWithCash(rooms, 'mitades', 100);
    const body = betBody(seat);
    for (const half of ['\ud800', '\ud801', '\udfff']) {
      const sent = { ...body, requestId: randomUUID(), txId: body.txId + half };
      expect(await bet(rooms, sent)).toMatchObject({ ...refused, requestId: sent.requestId });
      await vi.waitFor(async () =>
        expect(await refusalsOf(sent.requestId)).toMatchObject([{ status: refused.status }]),
      );
    }
    expect(await bet(rooms, body)).toMatchObject({ status: 'OK', balance: '90.00' });
  });

  test('half of a character in the details of a win, or in the name of a prize, is refused; the win is then paid', async () => {
    const seat = await seatWithCash(rooms, 'mitades.dos', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    const won = winBody(seat, body, '5.00');
    for (const roundDetails of [{ x: '\ud800' }, { '\udc00': 1 }, { x: [{ y: 'a\udfff' }] }])
      expect(await win(rooms, { ...won, requestId: randomUUID(), roundDetails })).toMatchObject(refused);
    const { playerRef, operatorId, currency } = won;
    const prize = { requestId: randomUUID(), operatorId, playerRef, currency, txId: randomUUID(), amount: '1.00' };
    const credited = { ...prize, kind: 'promo', campaign: '\udc00' };
    expect(await vendorCall(rooms, '/vendor/v1/wallet/credit', credited)).toMatchObject(refused);
    const roundDetails = { '🎰': '🍒\u00f1' };
    expect(await win(rooms, { ...won, roundDetails })).toMatchObject({ status: 'OK', balance: '95.00' });
  });

  test('details nested without end are refused, a few levels are kept', async () => {
    const seat = await seatWithCash(rooms, 'hondo', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    const won = winBody(seat, body, '5.00');
    for (const depth of [32, 20_000])
      expect(await vendorCall(rooms, '/vendor/v1/wallet/win', withDetails(won, depth))).toMatchObject(refused);
    expect(await cashOf(seat)).toBe(pesos(90));
    const text = withDetails({ ...won, requestId: randomUUID() }, 31);
    expect(await vendorCall(rooms, '/vendor/v1/wallet/win', text)).toMatchObject({ status: 'OK', balance: '95.00' });
  });
});

describe('500', () => {
  test('what goes wrong on our side names its request, and is written down like a refusal', async () => {
    const seat = await seatWithCash(rooms, 'averia', 100);
    const requestId = randomUUID();
    const broken = vi.spyOn(rooms.sites, 'find').mockRejectedValueOnce(new Error('no connection'));
    const body = betBody(seat, { requestId });
    expect(await bet(rooms, body)).toMatchObject({ httpStatus: 500, status: 'INTERNAL_ERROR', requestId });
    broken.mockRestore();
    await vi.waitFor(async () =>
      expect(await refusalsOf(requestId)).toEqual([
        { status: 'INTERNAL_ERROR', path: '/vendor/v1/wallet/bet', vendor_code: 'SOL' },
      ]),
    );
    expect(await bet(rooms, body)).toMatchObject({ status: 'OK', balance: '90.00' });
  });
});
