import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { solarisSecret, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  cashOf,
  pesos,
  type Seat,
  seatWithCash,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';
import { signedHeaders } from '../signature.ts';

const rooms = useRooms(useTestDatabase());
const refused = { httpStatus: 400, status: 'INVALID_REQUEST' };

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
    expect(await cashOf(rooms, seat)).toBe(pesos(90));
    const text = withDetails({ ...won, requestId: randomUUID() }, 31);
    expect(await vendorCall(rooms, '/vendor/v1/wallet/win', text)).toMatchObject({ status: 'OK', balance: '95.00' });
  });
});

describe('a refusal from before anything is looked up', () => {
  test('names the movement too: a body of the wrong shape, an operator that there is not, a request id used before', async () => {
    const seat = await seatWithCash(rooms, 'con.nombre', 100);
    const { requestId, txId, ...rest } = betBody(seat);
    expect(await bet(rooms, { requestId, txId, ...rest, amount: 10 })).toMatchObject({ ...refused, requestId, txId });
    const nowhere = { requestId, txId, ...rest, operatorId: 'nowhere' };
    expect(await bet(rooms, nowhere)).toMatchObject({ status: 'PLAYER_NOT_FOUND', requestId, txId });
    expect(await bet(rooms, { requestId, txId, ...rest })).toMatchObject({ status: 'OK', requestId, txId });
    const reused = { requestId, txId: randomUUID(), ...rest };
    expect(await bet(rooms, reused)).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      requestId,
      txId: reused.txId,
    });
  });

  test('names nothing that is no text', async () => {
    const seat = await seatWithCash(rooms, 'sin.nombre', 0);
    const answer = await bet(rooms, { ...betBody(seat), txId: 7 });
    expect([answer.status, answer['txId']]).toEqual(['INVALID_REQUEST', undefined]);
  });
});

describe('a body', () => {
  const path = '/vendor/v1/wallet/bet';
  const filled = (seat: Seat, bytes: number): string => {
    const text = JSON.stringify({ ...betBody(seat), filling: '' });
    return text.replace('"filling":""', `"filling":"${'x'.repeat(bytes - text.length)}"`);
  };

  test('has 262,144 bytes at the most, and one more is the answer to no request', async () => {
    const seat = await seatWithCash(rooms, 'lleno', 100);
    expect(await vendorCall(rooms, path, filled(seat, 262_144))).toMatchObject({ status: 'OK', balance: '90.00' });
    expect(await vendorCall(rooms, path, filled(seat, 262_145))).toMatchObject({ ...refused, requestId: '' });
    expect(await cashOf(rooms, seat)).toBe(pesos(90));
  });

  const send = (body: string | Buffer, more: Record<string, string>) => {
    const signed = signedHeaders(solarisSecret, { method: 'POST', path }, body, rooms.time.now);
    return rooms.api.inject({
      method: 'POST',
      url: path,
      headers: { 'x-vendor': 'SOL', ...signed, ...more },
      payload: body,
    });
  };

  test.each<[string, Record<string, string>]>([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['nothing', {}],
  ])('said to be %s is read as JSON all the same', async (what, headers) => {
    const seat = await seatWithCash(rooms, `tipo.${what.replaceAll(' ', '')}`, 100);
    const answer = await send(JSON.stringify(betBody(seat)), headers);
    expect(answer.json<object>()).toMatchObject({ status: 'OK', balance: '90.00' });
  });

  test('that is compressed is none', async () => {
    const seat = await seatWithCash(rooms, 'prensado', 100);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await send(gzipSync(JSON.stringify(betBody(seat))), headers);
    expect([answer.statusCode, answer.json<object>()]).toEqual([400, { status: 'INVALID_REQUEST', requestId: '' }]);
  });

  test('may have fields that nobody knows, and of a field that is there twice the last one counts', async () => {
    const seat = await seatWithCash(rooms, 'dos.veces', 100);
    const text = JSON.stringify({ unknown: [1], ...betBody(seat) }).replace('"amount"', '"amount":"99.00","amount"');
    expect(await vendorCall(rooms, path, text)).toMatchObject({ status: 'OK', balance: '90.00' });
  });
});

describe('500', () => {
  test('what goes wrong on our side names its request, and is written down like a refusal', async () => {
    const seat = await seatWithCash(rooms, 'averia', 100);
    const requestId = randomUUID();
    const broken = vi.spyOn(rooms.sites, 'find').mockRejectedValueOnce(new Error('no connection'));
    const body = betBody(seat, { requestId });
    const { txId } = body;
    expect(await bet(rooms, body)).toMatchObject({ httpStatus: 500, status: 'INTERNAL_ERROR', requestId, txId });
    broken.mockRestore();
    await vi.waitFor(async () =>
      expect(await refusalsOf(requestId)).toEqual([
        { status: 'INTERNAL_ERROR', path: '/vendor/v1/wallet/bet', vendor_code: 'SOL' },
      ]),
    );
    expect(await bet(rooms, body)).toMatchObject({ status: 'OK', balance: '90.00' });
  });
});
