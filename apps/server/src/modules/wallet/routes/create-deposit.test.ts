import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from '../testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWallet(db);
const url = '/wps/v2/wallets/deposits';
const wish = (more: object = {}) => ({ methodCode: 'spei', amount: '500.00', requestId: randomUUID(), ...more });

describe('200', () => {
  test('a deposit waits at the provider, with fee and what will be received', async () => {
    const { memberId } = await wallet.member();
    const { status, json } = await wallet.call('POST', url, memberId, wish({ methodCode: 'card' }));
    expect(status).toBe(200);
    expect(json.value).toMatchObject({
      methodCode: 'card',
      amount: '500.00',
      fee: '12.50',
      received: '487.50',
      currency: 'MXN',
      state: 'pending',
      checkoutUrl: expect.stringContaining('http://pay.test/checkout/'),
      createdAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-11-21T12:30:00.000Z',
      settledAt: null,
    });
  });

  test('a fee in percent is charged in what can be paid, rounded down', async () => {
    const { memberId } = await wallet.member();
    const { json } = await wallet.call('POST', url, memberId, wish({ methodCode: 'card', amount: '100.33' }));
    expect(json.value).toMatchObject({ amount: '100.33', fee: '2.50', received: '97.83' });
  });

  test.each([
    ['spei', 'bank_transfer'],
    ['card', 'redirect'],
    ['wallet', 'phone_request'],
    ['cash', 'voucher'],
    ['usdt', 'crypto'],
  ])('by %s the answer says how to pay: %s', async (methodCode, kind) => {
    const { memberId } = await wallet.member();
    const { json } = await wallet.call('POST', url, memberId, wish({ methodCode, phone: '5512345678' }));
    expect(json.value).toMatchObject({ instructions: { kind }, confirmations: null, isInReview: false });
  });

  test('a transfer says address, network and the exact amount of the token', async () => {
    const { memberId } = await wallet.member();
    const { json } = await wallet.call('POST', url, memberId, wish({ methodCode: 'usdt' }));
    expect(json.value).toMatchObject({
      instructions: { address: expect.any(String), network: 'TRC-20', amount: '27.027028', currency: 'USDT' },
    });
  });

  test('the same request sent ten times at once is one deposit', async () => {
    const { memberId } = await wallet.member();
    const same = wish();
    const answers = await Promise.all(Array.from({ length: 10 }, () => wallet.call('POST', url, memberId, same)));
    expect(new Set(answers.map(({ json }) => (json.value as { id: string }).id)).size).toBe(1);
    expect((await wallet.call('GET', url, memberId)).json.value).toMatchObject({ totalElements: 1 });
  });
});

describe('400', () => {
  test.each([
    ['amount', wish({ amount: '1e3' })],
    ['amount', wish({ amount: '1.00001' })],
    ['requestId', wish({ requestId: 'mine' })],
    ['extra', wish({ extra: 1 })],
  ])('%s is named as the wrong field', async (field, body) => {
    const { memberId } = await wallet.member();
    expect(await wallet.call('POST', url, memberId, body)).toMatchObject({ status: 400, json: { field } });
  });
});

describe('401', () => {
  test('nobody deposits without a session', async () => {
    expect(await wallet.call('POST', url, undefined, wish())).toMatchObject({ status: 401 });
  });
});

describe('403', () => {
  test('a trial account needs a real one first', async () => {
    const { memberId } = await wallet.member({ isTrial: true });
    const refused = { status: 403, json: { errorCode: 'in_need_true_account' } };
    expect(await wallet.call('POST', url, memberId, wish())).toMatchObject(refused);
  });
});

describe('409', () => {
  test('a request id stands for one wish only', async () => {
    const { memberId } = await wallet.member();
    const first = wish();
    await wallet.call('POST', url, memberId, first);
    const refused = { status: 409, json: { errorCode: 'wallet.request_id_reused' } };
    expect(await wallet.call('POST', url, memberId, { ...first, amount: '501.00' })).toMatchObject(refused);
  });
});

describe('422', () => {
  test.each([
    ['wallet.amount_below_min', wish({ amount: '99.99' })],
    ['wallet.amount_below_min', wish({ amount: '-500.00' })],
    ['wallet.amount_above_max', wish({ amount: '50000.01' })],
    ['wallet.amount_too_fine', wish({ amount: '100.1234', methodCode: 'card' })],
    ['wallet.amount_too_fine', wish({ amount: '500.001' })],
    ['wallet.amount_not_offered', wish({ methodCode: 'cash', amount: '501.00' })],
    ['wallet.method_unavailable', wish({ methodCode: 'gold' })],
  ])('%s', async (errorCode, body) => {
    const { memberId } = await wallet.member();
    expect(await wallet.call('POST', url, memberId, body)).toMatchObject({ status: 422, json: { errorCode } });
  });

  test('an amount that is too fine names its field and the step', async () => {
    const { memberId } = await wallet.member();
    expect(await wallet.call('POST', url, memberId, wish({ amount: '100.001' }))).toMatchObject({
      json: { field: 'amount', params: { step: '0.01' } },
    });
    expect(await wallet.call('POST', url, memberId, wish({ amount: '100.1000' }))).toMatchObject({ status: 200 });
  });
});

describe('503', () => {
  test.each(['broken', 'garbled'] as const)(
    'a %s provider is told as such, and the same request works later',
    async (mood) => {
      const { memberId } = await wallet.member();
      const body = wish();
      wallet.provider.mood = mood;
      const refused = { status: 503, json: { errorCode: 'wallet.payment_provider_unavailable' } };
      expect(await wallet.call('POST', url, memberId, body)).toMatchObject(refused);
      wallet.provider.mood = 'well';
      expect(await wallet.call('POST', url, memberId, body)).toMatchObject({
        status: 200,
        json: { value: { state: 'pending' } },
      });
    },
  );
});
