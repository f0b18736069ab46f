import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { allCommitted } from '#testing/all-committed.ts';
import { useTestDatabase } from '#testing/database.ts';
import { useDialectApi } from '#testing/dialect-api.ts';
import { insertOperator } from '#testing/reconciliation/books.ts';
import { startHub88Vendor } from '#testing/reconciliation/hub88-vendor.ts';
import { startPragmaticVendor } from '#testing/reconciliation/pragmatic-vendor.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { launchTokenFor } from '#testing/vendor-client.ts';
import type { DialectKeys } from '../dialects/dialect-keys.ts';
import { addDays, dayOf, startOf } from './days.ts';
import { planRun } from './plan-runs.ts';
import { createReconciliation } from './reconciliation.service.ts';

const database = useTestDatabase();
const rooms = useRooms(database);
const secret = 'only-for-tests-pragmatic';
const pem = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const theirs = generateKeyPairSync('rsa', pem);
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ourPem = own.privateKey.export({ type: 'pkcs8', format: 'pem' });
const pragmatic = useDialectApi(rooms, { SOL: { dialect: 'pragmatic', secret } });
const hub88 = useDialectApi(rooms, {
  SOL: { dialect: 'hub88', theirPublicKey: theirs.publicKey, ourPrivateKey: ourPem },
});
const gameId = 'frutas-electricas';

/** Compares the day on which the clock stands, from before it to after, and says what is open. */
async function compare(keys: DialectKeys): Promise<string[]> {
  const { operatorId } = await insertOperator(rooms.db, rooms.siteId);
  await allCommitted(database.pool);
  const played = rooms.time.now;
  const day = dayOf(played);
  const clock = { now: () => new Date(startOf(addDays(day, 1)).getTime() + 60 * 60_000) };
  const dialects = new Map([['SOL', keys]]);
  const reconciliation = createReconciliation({ db: rooms.db, clock, secrets: new Map(), dialects, timeoutMs: 5_000 });
  await planRun(rooms.db, { vendorCode: 'SOL', day, askedBy: operatorId, now: clock.now() });
  const cursor = String(played.getTime() - 5 * 60_000);
  await rooms.db.updateTable('reconciliation_run').set({ cursor }).where('state', '=', 'waiting').execute();
  for (const job of reconciliation.jobs) await job.run();
  const [run] = await reconciliation.runs(rooms.siteId, 'SOL');
  expect(run).toMatchObject({ state: 'done', day });
  for (const { ourAmount, theirAmount } of run?.sums ?? []) expect(ourAmount).toBe(theirAmount);
  const wish = { siteId: rooms.siteId, vendorCode: 'SOL', state: 'open' } as const;
  const { items } = await reconciliation.items(wish, { offset: 0, limit: 100 });
  return items.map(({ txId, difference }) => `${txId} ${difference}`);
}

async function seat(username: string) {
  const { memberId, token: login } = await register(rooms, username);
  await rooms.fund(memberId, 1_000_000n);
  return { memberId, token: await launchTokenFor(rooms, login) };
}

test('rounds played through the Pragmatic style are in the vendor’s data feed as they are with us', async () => {
  const vendor = await startPragmaticVendor(() => new Date(8.64e15));
  const { memberId: userId, token } = await seat('circulo.pp');
  const send = async (name: string, params: Record<string, string>) => {
    const all: Record<string, string> = { providerId: 'PragmaticPlay', ...params };
    const text = Object.keys(all)
      .toSorted()
      .map((one) => `${one}=${all[one]}`)
      .join('&');
    const hash = createHash('md5').update(`${text}${secret}`).digest('hex');
    const answer = await pragmatic.api.inject({
      method: 'POST',
      url: `/vendor/pragmatic/SOL/quetzal/${name}.html`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...all, hash }).toString(),
    });
    expect(answer.json()).toMatchObject({ error: 0 });
  };
  const tell = (type: string, reference: string, amount: string, status = 'S') =>
    vendor.told.push({ type, reference, amount, status, playerRef: userId, at: rooms.time.now.toISOString() });
  const movement = (roundId: string, amount: string, reference: string) => ({
    userId,
    gameId,
    roundId,
    amount,
    reference,
    timestamp: '1795262400000',
    roundDetails: 'spin',
  });
  try {
    await send('authenticate', { token });
    await send('bet', movement('1', '10.00', 'b1'));
    await send('result', { ...movement('1', '25.50', 'w1'), promoWinAmount: '5.00', promoWinReference: 'p1' });
    tell('B', 'b1', '10.00');
    tell('W', 'w1', '25.50');
    tell('P', 'p1', '5.00');
    // A lost round: its result of nothing is in our books, and need not be in the vendor's.
    await send('bet', movement('2', '10.00', 'b2'));
    await send('result', movement('2', '0', 'w2'));
    tell('B', 'b2', '10.00');
    await send('bet', movement('3', '10.00', 'b3'));
    await send('refund', { userId, reference: 'b3' });
    tell('B', 'b3', '10.00', 'R');
    tell('R', 'b3', '10.00');
    // A bet that never reached us: its refund moved nothing.
    await send('refund', { userId, reference: 'b4' });
    tell('B', 'b4', '10.00', 'R');
    tell('R', 'b4', '10.00');
    await send('jackpotWin', {
      userId,
      amount: '40.00',
      reference: 'j1',
      timestamp: '1',
      gameId,
      roundId: '1',
      jackpotId: '3',
    });
    tell('J', 'j1', '40.00');
    const won = rooms.db.selectFrom('bet_record').select('jackpot').where('vendor_tx_id', '=', 'b1');
    expect(await won.execute()).toEqual([{ jackpot: 400_000n }]);
    const feed = { url: vendor.url, login: vendor.login, password: vendor.password };
    const keys = { dialect: 'pragmatic', secret, feed } as const;
    expect(await compare(keys)).toEqual([]);
  } finally {
    await vendor.close();
  }
});

test('rounds played through the Hub88 style are in the vendor’s list as they are with us', async () => {
  // So much later that no run looks back at the day of the test before, whose vendor is another.
  rooms.time.now = new Date(startOf(addDays(dayOf(rooms.time.now), 40)).getTime() + 12 * 60 * 60_000);
  const vendor = await startHub88Vendor({ operatorId: 16, publicKey: own.publicKey });
  const { memberId: user, token } = await seat('circulo.hub');
  const send = async (name: string, body: Record<string, unknown>) => {
    const text = JSON.stringify({ request_uuid: randomUUID(), user, token, ...body });
    const signature = sign('sha256', Buffer.from(text), theirs.privateKey).toString('base64');
    const answer = await hub88.api.inject({
      method: 'POST',
      url: `/vendor/hub88/SOL/quetzal/${name}`,
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
      payload: text,
    });
    return answer.json<{ status: string }>().status;
  };
  const tell = (kind: string, uuid: string, amount: number, status = 'TS_SUCCESS') =>
    vendor.told.push({
      kind,
      status,
      amount,
      user,
      currency: 'MXN',
      transaction_uuid: uuid,
      inserted_at: rooms.time.now.toISOString().replace('Z', ''),
    });
  const movement = (round: string, amount: number, uuid: string, bet?: string) => ({
    round,
    amount,
    transaction_uuid: uuid,
    game_code: gameId,
    currency: 'MXN',
    ...(bet === undefined ? {} : { reference_transaction_uuid: bet }),
  });
  try {
    expect(await send('transaction/bet', movement('1', 1_000_000, 'hb1'))).toBe('RS_OK');
    expect(await send('transaction/win', movement('1', 2_550_000, 'hw1', 'hb1'))).toBe('RS_OK');
    tell('TK_BET', 'hb1', 1_000_000);
    tell('TK_WIN', 'hw1', 2_550_000);
    expect(await send('transaction/bet', movement('2', 1_000_000, 'hb2'))).toBe('RS_OK');
    expect(await send('transaction/win', movement('2', 0, 'hw2', 'hb2'))).toBe('RS_OK');
    tell('TK_BET', 'hb2', 1_000_000);
    expect(await send('transaction/bet', movement('3', 1_000_000, 'hb3'))).toBe('RS_OK');
    expect(await send('transaction/rollback', movement('3', 0, 'hr3', 'hb3'))).toBe('RS_OK');
    tell('TK_BET', 'hb3', 1_000_000, 'TS_ROLLEDBACK');
    tell('TK_ROLLBACK', 'hr3', 1_000_000);
    // Declined: more than the game takes. Nobody's, on either side.
    expect(await send('transaction/bet', movement('4', 100_000_000, 'hb4'))).toBe('RS_ERROR_LIMIT_REACHED');
    tell('TK_BET', 'hb4', 100_000_000, 'TS_DECLINED');
    const feed = { url: vendor.url, operatorId: 16 };
    const { privateKey: ourPrivateKey, publicKey } = own;
    expect(await compare({ dialect: 'hub88', theirPublicKey: publicKey, ourPrivateKey, feed })).toEqual([]);
  } finally {
    await vendor.close();
  }
});
