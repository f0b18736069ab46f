import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();
const phoneNumber = '+525512345678';

async function open(more: object = {}): Promise<{ id: string; path: string; json: Record<string, unknown> }> {
  const { json } = await sandbox.order('wallet', more);
  const id = json['id'] ?? '';
  return { id, path: `/checkout/${id}`, json };
}

const read = async (url: string) => (await sandbox.app.inject({ method: 'GET', url })).body;
const stateOf = async (id: string) => (await sandbox.signed('GET', `/v1/payments/${id}`)).json['state'];

/** Sends everything that is due within 20 seconds, and says what the merchant then heard. */
async function heard(): Promise<string[]> {
  sandbox.told.length = 0;
  await sandbox.later(0);
  const at = sandbox.told.map(({ state }) => state);
  await sandbox.later(20);
  return [...at, ...sandbox.told.slice(at.length).map(({ state }) => `${state} later`)];
}

describe('the phone of an e-wallet', () => {
  test('shows a request that waits, without the whole number, and no page for the payer’s browser', async () => {
    const { id, json } = await open({ reference: 'DWAITS1' });
    expect(json).toMatchObject({ checkoutUrl: null, instructions: { kind: 'phone_request' } });
    const page = await read('/wallet-phone?lang=en');
    expect(page).toContain('DWAITS1');
    expect(page).toContain(`/checkout/${id}`);
    expect(page).toContain('+52*****5678');
    expect(page).not.toContain('12345678');
    expect(page).not.toContain('<script');
  });

  test('confirms with the PIN alone, and the request waits no more', async () => {
    const { id, path } = await open({ reference: 'DPAID01' });
    expect(await sandbox.submit(`${path}/pay?lang=en`, { pin: '0000' })).toMatchObject({ status: 422 });
    expect(await sandbox.submit(`${path}/pay?lang=en`, { pin: '1234' })).toMatchObject({ status: 303 });
    expect(await stateOf(id)).toBe('succeeded');
    expect(await read(`${path}?lang=en`)).toContain('Payment received');
    expect(await read('/wallet-phone?lang=en')).not.toContain('DPAID01');
    expect(await heard()).toContain('succeeded');
  });

  test('refuses', async () => {
    const { id, path } = await open();
    await sandbox.submit(`${path}/decline`);
    expect((await sandbox.signed('GET', `/v1/payments/${id}`)).json).toMatchObject({
      state: 'failed',
      failure: 'cancelled',
    });
  });

  test.each([
    ['+525500000002', ['succeeded later']],
    ['+525500000003', ['succeeded', 'succeeded']],
    ['+525500000004', []],
    ['+525500000005', ['succeeded', 'pending later']],
  ])('%s: the merchant hears %o', async (phone, told) => {
    await heard();
    const { path } = await open({ phone });
    await sandbox.submit(`${path}/pay`, { pin: '1234' });
    expect(await heard()).toEqual(told);
  });

  test('an empty e-wallet does not pay, and one refuses by itself', async () => {
    const empty = await open({ phone: '+525500000000' });
    await sandbox.submit(`${empty.path}/pay`, { pin: '1234' });
    const refusing = await open({ phone: '+525500000001' });
    const failureOf = async (id: string) => (await sandbox.signed('GET', `/v1/payments/${id}`)).json['failure'];
    expect([await failureOf(empty.id), await failureOf(refusing.id)]).toEqual(['insufficient_funds', 'declined']);
  });
});

describe('the merchant', () => {
  test('names a phone by an earlier payment of it', async () => {
    const first = await open();
    const again = await sandbox.order('wallet', { phone: undefined, samePayerAs: first.id });
    expect(again).toMatchObject({ status: 200 });
    const card = await sandbox.order('card');
    const none = await sandbox.order('wallet', { phone: undefined, samePayerAs: card.json['id'] });
    expect(none).toMatchObject({ status: 422, json: { error: 'payer_unknown' } });
    expect(await sandbox.order('wallet', { phone: undefined })).toMatchObject({ status: 422 });
    expect(await sandbox.order('wallet', { phone: phoneNumber.slice(1) })).toMatchObject({ status: 400 });
  });

  test('gives an order once more without its phone, and has the payment of the first', async () => {
    const merchantReference = randomUUID();
    const first = await sandbox.order('wallet', { phone: phoneNumber, merchantReference });
    const again = await sandbox.order('wallet', { phone: undefined, merchantReference });
    expect(again).toMatchObject({ status: 200, json: { id: first.json['id'] } });
    expect(await sandbox.order('wallet', { phone: undefined })).toMatchObject({ status: 422 });
  });

  test('calls a payment off once, and never one that was made', async () => {
    const [waiting, paid] = [await open(), await open()];
    await sandbox.submit(`${paid.path}/pay`, { pin: '1234' });
    const cancel = (id: string) => sandbox.signed('POST', `/v1/payments/${id}/cancel`);
    for (const _ of [1, 2])
      expect(await cancel(waiting.id)).toMatchObject({ status: 200, json: { state: 'failed', failure: 'cancelled' } });
    expect(await cancel(paid.id)).toMatchObject({ status: 200, json: { state: 'succeeded' } });
    expect(await cancel('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
  });

  test('has the phone asked once more, and the payment waits on', async () => {
    const { id } = await open();
    const repeat = () => sandbox.signed('POST', `/v1/payments/${id}/repeat`);
    expect(await repeat()).toMatchObject({ status: 200, json: { state: 'pending' } });
    expect(await repeat()).toMatchObject({ status: 200, json: { state: 'pending' } });
  });
});
