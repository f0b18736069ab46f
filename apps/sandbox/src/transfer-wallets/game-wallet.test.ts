import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();
const order = (more: object = {}) => ({
  transferId: randomUUID(),
  playerRef: 'player',
  currency: 'MXN',
  direction: 'in',
  amount: '10.00',
  ...more,
});
const move = (body: object) => sandbox.signed('POST', '/v1/game-wallets/transfers', body);
const close = (body: object) => sandbox.signed('POST', '/v1/game-wallets/transfers/close', body);
const fail = (fault: string) => sandbox.signed('PUT', '/v1/game-wallets/fault', { fault });
const balanceOf = async (playerRef: string) =>
  (await sandbox.signed('GET', `/v1/game-wallets/balance?playerRef=${playerRef}&currency=MXN`)).json['balance'];

afterEach(() => fail('none'));

describe('a game vendor with wallets of its own', () => {
  test('takes money in and gives it back, and refuses to give more than there is', async () => {
    const playerRef = randomUUID();
    expect((await move(order({ playerRef }))).json).toMatchObject({ state: 'done' });
    expect((await move(order({ playerRef, direction: 'out', amount: '4.50' }))).json).toMatchObject({ state: 'done' });
    const more = await move(order({ playerRef, direction: 'out', amount: '5.51' }));
    expect(more.json).toMatchObject({ state: 'refused', reason: 'insufficient' });
    expect(await balanceOf(playerRef)).toBe('5.50');
  });

  test('moves once for an id, and refuses it with another content', async () => {
    const wanted = order({ playerRef: randomUUID() });
    await Promise.all([move(wanted), move(wanted), move(wanted)]);
    expect((await move({ ...wanted, amount: '11.00' })).json).toMatchObject({ state: 'refused', reason: 'id_reused' });
    expect(await balanceOf(wanted.playerRef)).toBe('10.00');
  });

  test('closing says what became of a transfer, and one that never came is refused for ever', async () => {
    const [came, never] = [order({ playerRef: randomUUID() }), order({ playerRef: randomUUID() })];
    await move(came);
    expect((await close(came)).json).toMatchObject({ state: 'done' });
    expect((await close(never)).json).toMatchObject({ state: 'refused' });
    expect((await move(never)).json).toMatchObject({ state: 'refused', reason: 'closed' });
    expect(await balanceOf(never.playerRef)).toBe('0.00');
  });

  test.each([
    ['unheard', 503, '10.00'],
    ['lost', 503, '0.00'],
    ['down', 503, '0.00'],
    ['twice', 200, '10.00'],
  ])('%s: the answer is %i and the player then has %s', async (fault, status, balance) => {
    const wanted = order({ playerRef: randomUUID() });
    await fail(fault);
    expect((await move(wanted)).status).toBe(status);
    await fail('none');
    expect(await balanceOf(wanted.playerRef)).toBe(balance);
  });

  test.each([
    ['nothing', { amount: '0.00' }, 200],
    ['letters', { amount: 'ten' }, 200],
    ['no id', { transferId: 'one' }, 400],
  ])('%s moves nothing', async (_name, more, status) => {
    const wanted = order({ playerRef: randomUUID(), ...more });
    const answer = await move(wanted);
    expect(answer.status).toBe(status);
    expect(answer.json['state']).not.toBe('done');
    expect(await balanceOf(wanted.playerRef)).toBe('0.00');
  });
});
