import { beforeEach, describe, expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';
import { tokensFor, worthOf } from './token.ts';

const sandbox = useSandbox();

beforeEach(() => {
  sandbox.told.length = 0;
});

async function open(more: object = {}) {
  const { json } = await sandbox.order('usdt', { expiresAt: '2026-12-31T00:00:00Z', ...more });
  const id = json['id'] ?? '';
  return { id, json, page: `/checkout/${id}` };
}

/** Lets blocks come, each two seconds after the last, and tells the merchant of each. */
async function mine(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    sandbox.now = new Date(sandbox.now.getTime() + 2_000);
    await sandbox.payments.confirmDue();
    await sandbox.later(0);
  }
}

const find = async (id: string) => (await sandbox.signed('GET', `/v1/payments/${id}`)).json as Record<string, unknown>;

describe('a transfer of the token', () => {
  test('the order answers address, network and the exact amount in millionths, each address its own', async () => {
    const [one, other] = [await open(), await open()];
    expect(one.json['instructions']).toEqual({
      kind: 'crypto',
      address: expect.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{33}$/),
      network: 'TRC-20',
      amount: '27.027028',
      currency: 'USDT',
      confirmationsRequired: 3,
    });
    expect(one.json['instructions']).not.toEqual(other.json['instructions']);
  });

  test('is seen, counted block by block, and good with the third', async () => {
    const { id, page } = await open();
    await sandbox.submit(`${page}/pay`);
    expect(await find(id)).toMatchObject({ state: 'pending', confirmations: 0, sent: { amount: '27.027028' } });
    await mine(2);
    expect(await find(id)).toMatchObject({ state: 'pending', confirmations: 2 });
    expect((await sandbox.app.inject({ method: 'GET', url: `${page}?lang=en` })).body).toContain(
      '2 of 3 confirmations',
    );
    await mine(3);
    expect(await find(id)).toMatchObject({ state: 'succeeded', confirmations: 3, amount: '500.00' });
    expect(sandbox.told.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending', 'succeeded']);
  });

  test.each([
    ['27.00', '499.50'],
    ['28.00', '518.00'],
  ])('of %s tokens instead is told as what it is worth at the rate of the order: %s', async (paidAmount, amount) => {
    const { id, page } = await open();
    await sandbox.submit(`${page}/pay`, { behaviour: 'prompt', paidAmount });
    await mine(3);
    expect(await find(id)).toMatchObject({
      state: 'succeeded',
      amount,
      sent: { amount: paidAmount, currency: 'USDT' },
    });
  });

  test('that comes after the time is over still comes, with the moment at which it was seen', async () => {
    const { id, page } = await open({ expiresAt: new Date(sandbox.now.getTime() + 60_000).toISOString() });
    sandbox.now = new Date(sandbox.now.getTime() + 120_000);
    await sandbox.payments.expireOverdue();
    const seenAt = sandbox.now.toISOString();
    await sandbox.submit(`${page}/pay`);
    await mine(3);
    expect(await find(id)).toMatchObject({ state: 'succeeded', amount: '500.00', paidAt: seenAt });
  });

  test('cannot be declined or overtaken by the end of its time once it was seen', async () => {
    const { id, page } = await open({ expiresAt: new Date(sandbox.now.getTime() + 60_000).toISOString() });
    await sandbox.submit(`${page}/pay`);
    await sandbox.submit(`${page}/decline`);
    sandbox.now = new Date(sandbox.now.getTime() + 120_000);
    await sandbox.payments.expireOverdue();
    expect(await find(id)).toMatchObject({ state: 'pending', confirmations: 0 });
    await mine(3);
    expect(await find(id)).toMatchObject({ state: 'succeeded' });
  });

  test('is refused for a currency without a rate', async () => {
    const refused = await sandbox.order('usdt', { currency: 'CLP' });
    expect(refused).toEqual({ status: 422, json: { error: 'currency_not_traded' } });
  });
});

test('what is asked in tokens is never worth less than the amount, and less than a cent more', () => {
  for (const amount of [1n, 9_999n, 5_000_000n, 1_000_000_000n]) {
    const worth = worthOf(tokensFor(amount, 'MXN') ?? 0n, 'MXN');
    expect(worth - amount).toBeGreaterThanOrEqual(0n);
    expect(worth - amount).toBeLessThan(100n);
  }
});
