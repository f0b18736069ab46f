import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useRooms } from '#testing/rooms.ts';
import { vendorCall } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const path = '/vendor/v1/wallet/bet';
const requestId = randomUUID();
const body = {
  requestId,
  txId: 't',
  operatorId: 'quetzal',
  playerRef: randomUUID(),
  currency: 'MXN',
  gameCode: 'frutas-electricas',
  roundId: 'r',
  amount: '10.00',
  sessionToken: 's',
};

describe('401', () => {
  test('a body that was changed on the way is refused', async () => {
    const sentBody = JSON.stringify({ ...body, amount: '1.00' });
    expect(await vendorCall(rooms, path, body, { sentBody })).toMatchObject({
      httpStatus: 401,
      status: 'INVALID_SIGNATURE',
    });
  });

  test('another secret is refused', async () => {
    const secret = 'only-for-tests-xoco-1';
    expect(await vendorCall(rooms, path, body, { secret })).toMatchObject({
      httpStatus: 401,
      status: 'INVALID_SIGNATURE',
    });
  });

  test('a vendor without a secret is refused', async () => {
    expect(await vendorCall(rooms, path, body, { vendor: 'KUK' })).toMatchObject({
      httpStatus: 401,
      status: 'INVALID_SIGNATURE',
    });
  });

  test.each([-31, 31])('a clock that is %i seconds off is refused', async (skewSeconds) => {
    expect(await vendorCall(rooms, path, body, { skewSeconds })).toMatchObject({
      httpStatus: 401,
      status: 'CLOCK_SKEW',
    });
  });

  test('a refused signature keeps no answer for the request', async () => {
    expect(await rooms.db.selectFrom('vendor_request').selectAll().execute()).toEqual([]);
  });
});

describe('200', () => {
  test.each([-29, 29])('a clock that is %i seconds off is good enough', async (skewSeconds) => {
    const answer = await vendorCall(rooms, path, { ...body, requestId: randomUUID() }, { skewSeconds });
    expect(answer).toMatchObject({ httpStatus: 200, status: 'PLAYER_NOT_FOUND' });
  });
});

describe('400', () => {
  test.each([
    ['JSON that is broken', '{"requestId":'],
    ['an amount that is a number', { ...body, amount: 10 }],
    ['an amount below nothing', { ...body, amount: '-1.00' }],
    ['a field that is missing', { ...body, txId: undefined }],
    ['another vendor in the body', { ...body, vendorCode: 'XOC' }],
  ])('%s is refused, signed', async (_what, sent) => {
    expect(await vendorCall(rooms, path, sent)).toMatchObject({ httpStatus: 400, status: 'INVALID_REQUEST' });
  });
});
