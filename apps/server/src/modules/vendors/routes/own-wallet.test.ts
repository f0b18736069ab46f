import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { logIn, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  cashOf,
  launchTokenFor,
  rollback,
  rollbackBody,
  seatWithCash,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const unit = 10_000n;
const become = (wallet_kind: 'single' | 'transfer') =>
  rooms.db.updateTable('vendor').set({ wallet_kind }).where('code', '=', 'SOL').execute();
/* Those of calls that keep nothing are written beside the answer: they are waited for. */
const refusalsOf = (requestId: string) =>
  rooms.db.selectFrom('vendor_refusal').select(['status', 'path']).where('request_id', '=', requestId).execute();

afterEach(async () => {
  await become('single');
});

describe('a vendor that keeps wallets of its own', () => {
  test('takes no stake and pays nothing here; each refusal is on record and is the same for ever', async () => {
    const seat = await seatWithCash(rooms, 'ajena', 100);
    await become('transfer');
    const body = betBody(seat);
    const refused = await bet(rooms, body);
    expect(refused).toMatchObject({ status: 'GAME_DISABLED' });
    expect(await win(rooms, winBody(seat, body, '25.00'))).toMatchObject({ status: 'GAME_DISABLED' });
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'GAME_DISABLED' });
    const { playerRef, operatorId, currency } = body;
    const named = { requestId: randomUUID(), txId: randomUUID(), playerRef, operatorId, currency };
    const prize = { ...named, amount: '5.00', kind: 'promo', campaign: 'torneo' };
    expect(await vendorCall(rooms, '/vendor/v1/wallet/credit', prize)).toMatchObject({ status: 'GAME_DISABLED' });
    expect(await cashOf(rooms, seat)).toBe(100n * unit);
    expect(await refusalsOf(body.requestId)).toEqual([{ status: 'GAME_DISABLED', path: '/vendor/v1/wallet/bet' }]);
    await become('single');
    expect((await bet(rooms, body)).text).toBe(refused.text);
  });

  test('tells no balance, ends no round and refunds none', async () => {
    const seat = await seatWithCash(rooms, 'sin.cuenta', 100);
    const { playerRef, operatorId, currency, gameCode, roundId, sessionToken } = betBody(seat);
    await become('transfer');
    const named = () => ({ requestId: randomUUID(), operatorId, playerRef });
    const calls = [
      ['/vendor/v1/wallet/balance', { ...named(), currency, gameCode, sessionToken }],
      ['/vendor/v1/round/end', { ...named(), gameCode, roundId }],
      ['/vendor/v1/round/refund', { ...named(), gameCode, roundId }],
    ] as const;
    for (const [path, body] of calls) {
      expect(await vendorCall(rooms, path, body)).toMatchObject({ status: 'GAME_DISABLED' });
      await expect.poll(() => refusalsOf(body.requestId)).toEqual([{ status: 'GAME_DISABLED', path }]);
    }
  });

  test('learns who plays and nothing of the money here; no free rounds are offered whose stakes would be refused', async () => {
    const { memberId } = await seatWithCash(rooms, 'entrante', 100);
    const launchToken = await launchTokenFor(rooms, (await logIn(rooms, 'entrante')).token);
    await become('transfer');
    const named = () => ({ requestId: randomUUID(), operatorId: 'quetzal', gameCode: 'frutas-electricas' });
    const entered = await vendorCall(rooms, '/vendor/v1/session/authenticate', { ...named(), launchToken });
    expect(entered).toMatchObject({ status: 'OK', playerRef: memberId, balance: '0.00' });
    const asked = { ...named(), playerRef: memberId };
    const path = '/vendor/v1/free-rounds/open';
    expect(await vendorCall(rooms, path, asked)).toMatchObject({ status: 'GAME_DISABLED' });
    await expect.poll(() => refusalsOf(asked.requestId)).toEqual([{ status: 'GAME_DISABLED', path }]);
  });

  test('still settles what was staked here before, and takes no more, in the common way of bets either', async () => {
    const seat = await seatWithCash(rooms, 'de.antes', 100);
    const [won, back] = [betBody(seat), betBody(seat)];
    await bet(rooms, won);
    await bet(rooms, back);
    await become('transfer');
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'GAME_DISABLED' });
    expect(await win(rooms, winBody(seat, won, '25.00'))).toMatchObject({ status: 'OK' });
    expect(await rollback(rooms, rollbackBody(seat, back))).toMatchObject({ status: 'OK' });
    expect(await cashOf(rooms, seat)).toBe(115n * unit);
  });
});
