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
    const refused = await sandbox.order('usdt', { currency: 'INR' });
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

describe('an e-wallet', () => {
  test('is approved with the right PIN, and the payer goes back to the site', async () => {
    const { json } = await sandbox.order('wallet', { expiresAt: '2026-12-31T00:00:00Z' });
    expect(json['instructions']).toEqual({ kind: 'redirect' });
    const page = `/checkout/${json['id']}`;
    expect(await sandbox.submit(`${page}/pay`, { phone: '55 1234 5678', pin: '1234' })).toMatchObject({ status: 303 });
    expect(await find(json['id'] ?? '')).toMatchObject({ state: 'succeeded', amount: '500.00', failure: null });
  });

  test.each([
    ['phone', { phone: '12', pin: '1234' }],
    ['pin', { phone: '5512345678', pin: '0000' }],
  ])('422 and the field %s marked, and nothing is paid', async (field, form) => {
    const { json } = await sandbox.order('wallet', { expiresAt: '2026-12-31T00:00:00Z' });
    const { status, text } = await sandbox.submit(`/checkout/${json['id']}/pay`, form);
    expect(status).toBe(422);
    expect(text).toContain(`id="${field}-problem"`);
    expect(await find(json['id'] ?? '')).toMatchObject({ state: 'pending' });
  });

  test('without balance, or declined by its owner, it fails and says why', async () => {
    const order = () => sandbox.order('wallet', { expiresAt: '2026-12-31T00:00:00Z' });
    const [empty, declined] = [await order(), await order()];
    await sandbox.submit(`/checkout/${empty.json['id']}/pay`, { phone: '5500000000', pin: '1234' });
    await sandbox.submit(`/checkout/${declined.json['id']}/decline`);
    expect(await find(empty.json['id'] ?? '')).toMatchObject({ state: 'failed', failure: 'insufficient_funds' });
    expect(await find(declined.json['id'] ?? '')).toMatchObject({ state: 'failed', failure: 'cancelled' });
  });
});
