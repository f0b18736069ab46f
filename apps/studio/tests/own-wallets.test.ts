import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUp } from './own-books.ts';
import { type Order, orderFor, signedCall } from './operator-calls.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';

const SECRETS = { CEN: 'cenzontle-transfers', XOC: 'xoco-transfers' } as const;
const PATH = '/v1/game-wallets/transfers';
const GAME = 'flamenco-rosa';

const database = useTestDatabase();
let platform: TestPlatform;
let studio: TestStudio;
let playerRef: string;

beforeEach(async () => {
  platform = await startTestPlatform();
  studio = await openTestStudio(database.url, platform, { transferSecrets: SECRETS });
  ({ playerRef } = platform);
  return async () => {
    await studio.close();
    await platform.stop();
  };
});

type Call = Omit<ReturnType<typeof signedCall>, 'headers'> & { readonly headers: Record<string, string> };

async function send({ method, path, body, headers }: Call) {
  const answer = await studio.app.inject({ method, url: path, headers, ...(body === '' ? {} : { payload: body }) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const move = (order: Order, vendor: keyof typeof SECRETS = 'CEN') =>
  send(signedCall(SECRETS[vendor], 'POST', PATH, order));
const close = (order: Order) => send(signedCall(SECRETS.CEN, 'POST', `${PATH}/close`, order));
const balance = async (vendor: keyof typeof SECRETS = 'CEN') => {
  const path = `/v1/game-wallets/balance?playerRef=${playerRef}&currency=MXN`;
  return (await send(signedCall(SECRETS[vendor], 'GET', path))).body['balance'];
};

describe('a wallet that a vendor keeps', () => {
  it('takes money in and gives it back, and refuses to give more than there is', async () => {
    expect(await balance()).toBe('0.00');
    expect((await move(orderFor(playerRef))).body).toMatchObject({ state: 'done', playerRef, amount: '10.00' });
    expect((await move(orderFor(playerRef, { direction: 'out', amount: '4.50' }))).body['state']).toBe('done');
    const more = await move(orderFor(playerRef, { direction: 'out', amount: '5.51' }));
    expect(more).toMatchObject({ status: 200, body: { state: 'refused', reason: 'insufficient' } });
    expect(await balance()).toBe('5.50');
    expect(await addUp(studio.deps.db)).toEqual([]);
  });

  it('moves once for an id, also at once, and answers again as it did; with another content it is refused', async () => {
    const wanted = orderFor(playerRef);
    const answers = await Promise.all([move(wanted), move(wanted), move(wanted)]);
    expect(answers.map(({ body }) => body['state'])).toEqual(['done', 'done', 'done']);
    const others: Partial<Order>[] = [{ amount: '11.00' }, { direction: 'out' }, { playerRef: 'another' }];
    for (const more of others)
      expect((await move({ ...wanted, ...more })).body).toMatchObject({ state: 'refused', reason: 'id_reused' });
    const poor = orderFor(playerRef, { direction: 'out', amount: '10.01' });
    await move(poor);
    await move(orderFor(playerRef));
    expect((await move(poor)).body).toMatchObject({ state: 'refused', reason: 'insufficient' });
    expect(await balance()).toBe('20.00');
  });

  it('closing says what became of a transfer, and one that never came is refused for ever', async () => {
    const [came, never] = [orderFor(playerRef), orderFor(playerRef)];
    await move(came);
    expect((await close(came)).body).toMatchObject({ state: 'done' });
    for (const answer of [await close(never), await move(never), await close(never)])
      expect(answer.body).toMatchObject({ state: 'refused', reason: 'closed' });
    expect(await balance()).toBe('10.00');
  });

  it('is one of its vendor: the same player and the same id are others elsewhere', async () => {
    const wanted = orderFor(playerRef);
    await move(wanted);
    expect((await move({ ...wanted, amount: '3.00' }, 'XOC')).body).toMatchObject({ state: 'done' });
    expect([await balance('CEN'), await balance('XOC')]).toEqual(['10.00', '3.00']);
  });

  it('is nobody else’s: without the right signature over these very bytes, or with an old one, 401 and nothing moves', async () => {
    const good = signedCall(SECRETS.CEN, 'POST', PATH, orderFor(playerRef));
    const old = new Date(Date.now() - 60_000);
    const wrong = [
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, body: good.body.replace('10.00', '99.00') },
      { ...good, path: `${PATH}/close` },
      signedCall('another-secret', 'POST', PATH, orderFor(playerRef)),
      signedCall(SECRETS.CEN, 'POST', PATH, orderFor(playerRef), old),
    ];
    for (const call of wrong)
      expect(await send(call)).toMatchObject({ status: 401, body: { code: 'signature_invalid' } });
    expect(await balance()).toBe('0.00');
  });

  it.each([
    ['nothing', { amount: '0.00' }, 200],
    ['less than nothing', { amount: '-1.00' }, 200],
    ['letters', { amount: 'ten' }, 200],
    ['more places than there are', { amount: '1.00001' }, 200],
    ['no id', { transferId: 'one' }, 400],
    ['no way', { direction: 'away' as 'in' }, 400],
    ['an unknown currency', { currency: 'QQQ' }, 200],
  ])('%s moves nothing', async (_name, more, status) => {
    const answer = await move(orderFor(playerRef, more));
    expect(answer.status).toBe(status);
    expect(answer.body['state']).not.toBe('done');
    expect(await balance()).toBe('0.00');
  });
});

describe('a round at a vendor that keeps wallets', () => {
  const round = (answer: { body: Record<string, unknown> }) => answer.body['round'] as Record<string, string | null>;

  it('stakes from that wallet and pays into it, and the platform’s is neither asked nor told', async () => {
    await move(orderFor(playerRef, { amount: '100.00' }));
    const token = await studio.open('real', GAME);
    const opened = await studio.call('GET', '/api/state', token);
    expect(opened.body).toMatchObject({ balance: '100.00', keepsOwnWallet: true, freeRounds: [], jackpot: null });
    let expected = 1_000_000n;
    for (let spins = 0; spins < 12; spins += 1) {
      const played = round(await studio.spin(token, '1.00'));
      expected += BigInt(Math.round(Number(played['win']) * 10_000)) - 10_000n;
      expect(played).toMatchObject({ state: 'settled', stake: '1.00' });
      expect(BigInt(Math.round(Number(played['balance']) * 10_000))).toBe(expected);
    }
    expect(await balance()).toBe((Number(expected) / 10_000).toFixed(2));
    expect(new Set(platform.calls.map(({ path }) => path.split('/').at(-1)))).toEqual(new Set(['authenticate']));
    expect(await addUp(studio.deps.db)).toEqual([]);
  });

  it('is refused when there is too little, also a demo of the same game plays on', async () => {
    await move(orderFor(playerRef, { amount: '9.99' }));
    const token = await studio.open('real', GAME);
    const requestId = randomUUID();
    const short = { state: 'refused', refusalCode: 'VENDOR_WALLET_SHORT', balance: '9.99', win: null };
    expect(round(await studio.spin(token, '10.00', requestId))).toMatchObject(short);
    await move(orderFor(playerRef, { amount: '0.01' }));
    expect(round(await studio.spin(token, '10.00', requestId))).toMatchObject(short);
    expect(round(await studio.spin(token, '10.00'))).toMatchObject({ state: 'settled' });
    const demo = await studio.open('demo', GAME);
    expect((await studio.call('GET', '/api/state', demo)).body).toMatchObject({ keepsOwnWallet: false });
    expect(round(await studio.spin(demo))).toMatchObject({ state: 'settled' });
  });

  it('takes no free round, whoever says that it has one', async () => {
    await move(orderFor(playerRef));
    const token = await studio.open('real', GAME);
    const asked = { requestId: randomUUID(), stake: '10.00', grantId: 'none' };
    expect(await studio.call('POST', '/api/spin', token, asked)).toMatchObject({ status: 400 });
    expect(await balance()).toBe('10.00');
  });

  it('shows the wallet of a player of another operator under that operator’s name for them', async () => {
    await move(orderFor(playerRef, { amount: '7.00' }));
    const launch = { mode: 'real', gameCode: GAME, launchToken: 'launch', operatorId: 'tucan' };
    expect((await studio.call('POST', '/api/session', undefined, launch)).body).toMatchObject({ balance: '7.00' });
  });
});
