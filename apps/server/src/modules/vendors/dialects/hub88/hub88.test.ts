import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useDialectApi } from '#testing/dialect-api.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';
import { launchTokenFor } from '#testing/vendor-client.ts';

const encoding = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const theirs = generateKeyPairSync('rsa', encoding);
const ours = generateKeyPairSync('rsa', encoding);
const rooms = useRooms(useTestDatabase());
const keys = { dialect: 'hub88', theirPublicKey: theirs.publicKey, ourPrivateKey: ours.privateKey };
const held = useDialectApi(rooms, { SOL: keys });
const base = '/vendor/hub88/SOL/quetzal';
const peso = 100_000;

type Fields = Record<string, unknown>;

/** Sends a call signed as the vendor signs it, and checks the signature of its answer. */
async function send(
  name: string,
  body: Fields | string,
  more: { signedBody?: string; privateKey?: string; at?: string } = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify({ request_uuid: randomUUID(), ...body });
  const { signedBody = text, privateKey = theirs.privateKey, at = base } = more;
  const answer = await held.api.inject({
    method: 'POST',
    url: `${at}/${name}`,
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('sha256', Buffer.from(signedBody), privateKey).toString('base64'),
    },
    payload: text,
  });
  const signature = Buffer.from(String(answer.headers['x-hub88-signature'] ?? ''), 'base64');
  const isSigned = verify('sha256', Buffer.from(answer.body), ours.publicKey, signature);
  return { httpStatus: answer.statusCode, isSigned, text: answer.body, ...(answer.json() as Fields) };
}

async function seatWith(username: string, pesos: number) {
  const { memberId: user } = await register(rooms, username);
  if (pesos > 0) await rooms.fund(user, BigInt(pesos) * 10_000n);
  const { token: login } = await logIn(rooms, username);
  return { user, login, token: await launchTokenFor(rooms, login) };
}
type Seat = Awaited<ReturnType<typeof seatWith>>;

const betOf = ({ user, token }: Seat, more: Fields = {}): Fields => ({
  user,
  token,
  transaction_uuid: randomUUID(),
  supplier_transaction_id: '1',
  supplier_user: 's',
  round: randomUUID(),
  round_closed: false,
  game_code: 'frutas-electricas',
  currency: 'MXN',
  amount: 10 * peso,
  bet: 'zero',
  is_free: false,
  is_aggregated: false,
  reward_uuid: null,
  meta: {},
  ...more,
});
const winOf = (bet: Fields, amount: number, more: Fields = {}): Fields => ({
  ...bet,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet['transaction_uuid'],
  amount,
  ...more,
});
const rollbackOf = ({ user, token, round, transaction_uuid: reference }: Fields): Fields => ({
  user,
  token,
  round,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: reference,
  round_closed: true,
});
const cashOf = async ({ user }: Seat) => (await rooms.wallet.balanceOf(rooms.db, user, 'MXN')).cash / 10_000n;

describe('a launch token', () => {
  test('opens the game at the first call that shows it, and stands for the session afterwards', async () => {
    const seat = await seatWith('hub.entra', 100);
    const opened = { httpStatus: 200, isSigned: true, status: 'RS_OK', user: seat.user, currency: 'MXN' };
    expect(await send('user/info', seat)).toMatchObject({ ...opened, balance: 100 * peso });
    rooms.time.now = new Date(rooms.time.now.getTime() + 10 * 60_000);
    expect(await send('user/balance', seat)).toMatchObject({ ...opened, balance: 100 * peso });
  });

  test('that was never given, or came too late, opens nothing', async () => {
    const seat = await seatWith('hub.tarde', 100);
    expect(await send('user/info', { ...seat, token: 'x' })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    rooms.time.now = new Date(rooms.time.now.getTime() + 10 * 60_000);
    expect(await send('user/info', seat)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await send('transaction/bet', betOf(seat))).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
  });
});

describe('a round', () => {
  test('takes the bet, pays the win and ends', async () => {
    const seat = await seatWith('hub.ronda', 100);
    const bet = betOf(seat);
    expect(await send('transaction/bet', bet)).toMatchObject({ status: 'RS_OK', balance: 90 * peso, user: seat.user });
    const win = winOf(bet, 25.5 * peso, { round_closed: true });
    expect(await send('transaction/win', win)).toMatchObject({
      status: 'RS_OK',
      balance: 115.5 * peso,
      isSigned: true,
    });
    const late = await send('transaction/win', winOf(bet, peso));
    expect(late).toMatchObject({ status: 'RS_OK', balance: 116.5 * peso });
    expect(await send('transaction/bet', betOf(seat, { round: bet['round'] }))).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
    expect(await cashOf(seat)).toBe(116n);
  });

  test('gets the same bytes for the same request, and counts a transaction once under any', async () => {
    const seat = await seatWith('hub.repite', 100);
    const bet = betOf(seat, { request_uuid: randomUUID() });
    const first = await send('transaction/bet', bet);
    await send('transaction/bet', betOf(seat));
    expect((await send('transaction/bet', bet)).text).toBe(first.text);
    const again = { ...bet, request_uuid: randomUUID() };
    expect(await send('transaction/bet', again)).toMatchObject({ status: 'RS_OK', balance: 80 * peso });
    const other = { ...again, request_uuid: randomUUID(), amount: 20 * peso };
    expect(await send('transaction/bet', other)).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    const win = winOf(bet, 5 * peso);
    const wins = Array.from({ length: 3 }, () => send('transaction/win', { ...win, request_uuid: randomUUID() }));
    for (const paid of await Promise.all(wins)) expect(paid).toMatchObject({ status: 'RS_OK', balance: 85 * peso });
  });

  test('is paid and rolled back after the player logged out, but takes no bet', async () => {
    const seat = await seatWith('hub.se.va', 100);
    const [bet, other] = [betOf(seat), betOf(seat)];
    for (const sent of [bet, other]) await send('transaction/bet', sent);
    await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.login });
    expect(await send('transaction/bet', betOf(seat))).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await send('transaction/win', winOf(bet, 0))).toMatchObject({ status: 'RS_OK', balance: 80 * peso });
    expect(await send('transaction/rollback', rollbackOf(other))).toMatchObject({
      status: 'RS_OK',
      balance: 90 * peso,
    });
  });
});

describe('a rollback', () => {
  test('gives a bet back once', async () => {
    const seat = await seatWith('hub.devuelve', 100);
    const bet = betOf(seat);
    await send('transaction/bet', bet);
    for (let times = 0; times < 2; times += 1)
      expect(await send('transaction/rollback', rollbackOf(bet))).toMatchObject({
        status: 'RS_OK',
        balance: 100 * peso,
      });
    expect(await send('transaction/win', winOf(bet, peso))).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
  });

  test('of an unknown bet is a success and keeps the late bet out', async () => {
    const seat = await seatWith('hub.tumba', 100);
    const bet = betOf(seat);
    expect(await send('transaction/rollback', rollbackOf(bet))).toMatchObject({ status: 'RS_OK', balance: 100 * peso });
    expect(await send('transaction/bet', bet)).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    expect(await cashOf(seat)).toBe(100n);
  });

  test('of a bet that has won is refused', async () => {
    const seat = await seatWith('hub.ganada', 100);
    const bet = betOf(seat);
    await send('transaction/bet', bet);
    await send('transaction/win', winOf(bet, peso));
    expect(await send('transaction/rollback', rollbackOf(bet))).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await cashOf(seat)).toBe(91n);
  });

  test('that refers to a win takes the win back, also after the round', async () => {
    const seat = await seatWith('hub.sin.premio', 100);
    const bet = betOf(seat);
    await send('transaction/bet', bet);
    const win = winOf(bet, 30 * peso, { round_closed: true });
    await send('transaction/win', win);
    const taken = { status: 'RS_OK', balance: 90 * peso };
    expect(await send('transaction/rollback', rollbackOf(win))).toMatchObject(taken);
    expect(await send('transaction/rollback', rollbackOf(win))).toMatchObject(taken);
    expect(await send('transaction/win', win)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  });
});

describe('a free round', () => {
  test('is one of the grant that the reward names: nothing is taken, and its win is paid within the limit', async () => {
    const seat = await seatWith('hub.gratis', 0);
    const grantId = await grantFreeRounds(rooms, seat.user, { winMax: 200_000n });
    const bet = betOf(seat, { is_free: true, reward_uuid: grantId });
    expect(await send('transaction/bet', bet)).toMatchObject({ status: 'RS_OK', balance: 0 });
    expect(await send('transaction/win', winOf(bet, 30 * peso))).toMatchObject({ status: 'RS_OK', balance: 20 * peso });
    const again = betOf(seat, { is_free: true, reward_uuid: grantId });
    expect(await send('transaction/bet', again)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  });
});

describe('a refusal', () => {
  test('for a wrong signature is signed, changes nothing, and is written down', async () => {
    const seat = await seatWith('hub.firma', 100);
    const text = JSON.stringify({ request_uuid: randomUUID(), ...betOf(seat) });
    const refused = { httpStatus: 200, status: 'RS_ERROR_INVALID_SIGNATURE', isSigned: true };
    expect(await send('transaction/bet', text, { signedBody: `${text} ` })).toMatchObject(refused);
    expect(await send('transaction/bet', text, { privateKey: ours.privateKey })).toMatchObject(refused);
    expect(await send('transaction/bet', text, { at: '/vendor/hub88/XOC/quetzal' })).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
      isSigned: false,
    });
    expect(await cashOf(seat)).toBe(100n);
    const written = rooms.db.selectFrom('vendor_refusal').select('times').where('path', '=', '/vendor/hub88');
    await expect.poll(async () => (await written.execute()).length).toBeGreaterThan(0);
  });

  test.each([
    [
      'hub.r1',
      'want of money tells the balance',
      { amount: 100.01 * peso },
      'NOT_ENOUGH_MONEY',
      { balance: 100 * peso },
    ],
    ['hub.r2', 'a stake beyond the limits', { amount: 501 * peso }, 'LIMIT_REACHED', {}],
    ['hub.r3', 'another currency', { currency: 'USD' }, 'WRONG_CURRENCY', {}],
    ['hub.r4', 'an amount finer than the ledger', { amount: 1 }, 'WRONG_SYNTAX', {}],
    ['hub.r5', 'an amount of nothing', { amount: 0 }, 'WRONG_SYNTAX', {}],
    ['hub.r6', 'an amount that is a text', { amount: '10' }, 'WRONG_TYPES', {}],
    ['hub.r7', 'an amount that is no whole number', { amount: 1.5 }, 'WRONG_TYPES', {}],
    ['hub.r8', 'an amount below nothing', { amount: -peso }, 'WRONG_TYPES', {}],
    ['hub.r9', 'a missing round', { round: undefined }, 'WRONG_SYNTAX', {}],
    ['hub.r10', 'a player nobody knows', { user: 'nobody' }, 'INVALID_TOKEN', {}],
    ['hub.r11', 'another game than the session', { game_code: 'rayo-777' }, 'INVALID_TOKEN', {}],
    ['hub.r12', 'a free round that nobody granted', { is_free: true }, 'LIMIT_REACHED', {}],
    ['hub.r13', 'a character no database holds', { round: 'a\0b' }, 'WRONG_SYNTAX', {}],
    ['hub.r14', 'half of a character', { transaction_uuid: 'a\ud800' }, 'WRONG_SYNTAX', {}],
    ['hub.r15', 'half of a character in a field that nobody reads', { meta: ['\udfff'] }, 'WRONG_SYNTAX', {}],
  ])('%s: for %s', async (username, _what, more, status, money) => {
    const seat = await seatWith(username, 100);
    const refused = { httpStatus: 200, isSigned: true, status: `RS_ERROR_${status}`, ...money };
    expect(await send('transaction/bet', betOf(seat, more))).toMatchObject(refused);
    expect(await cashOf(seat)).toBe(100n);
  });

  test('for a closed game, and for a suspended player, who is not told to log in again', async () => {
    const seat = await seatWith('hub.suspensa', 100);
    await send('user/info', seat);
    await rooms.members.setState(seat.user, 'suspended');
    expect(await send('transaction/bet', betOf(seat))).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    await rooms.members.setState(seat.user, 'active');
    await rooms.db.updateTable('vendor').set({ enabled: false }).where('code', '=', 'SOL').execute();
    expect(await send('transaction/bet', betOf(seat))).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
    await rooms.db.updateTable('vendor').set({ enabled: true }).where('code', '=', 'SOL').execute();
  });

  test('for a win of an unknown bet, another site, an unknown call, and a body that is none', async () => {
    const seat = await seatWith('hub.raras', 100);
    expect(await send('transaction/win', winOf(betOf(seat), peso))).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await send('user/balance', seat, { at: '/vendor/hub88/SOL/nobody' })).toMatchObject({
      status: 'RS_ERROR_INVALID_PARTNER',
    });
    expect(await send('toString', seat)).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
    for (const body of ['{', 'null', '[]', '"x"'])
      expect(await send('transaction/bet', body)).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX', isSigned: true });
    for (const body of [`{"x":"${'x'.repeat(300_000)}"}`, `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`])
      expect(await send('transaction/bet', body)).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  });
});

test('a vendor that keeps wallets of its own takes no bet here', async () => {
  const seat = await seatWith('h88.ajena', 100);
  const kind = (wallet_kind: string) =>
    rooms.db.updateTable('vendor').set({ wallet_kind }).where('code', '=', 'SOL').execute();
  await kind('transfer');
  expect(await send('transaction/bet', betOf(seat))).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
  await kind('single');
  expect((await rooms.wallet.balanceOf(rooms.db, seat.user, 'MXN')).cash).toBe(1_000_000n);
});
