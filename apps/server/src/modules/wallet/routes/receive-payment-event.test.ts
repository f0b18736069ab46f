import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from '../testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWallet(db);

interface Started {
  memberId: string;
  depositId: string;
  event(state: string, more?: object): { eventId: string; payment: object };
}

async function start(methodCode = 'spei'): Promise<Started> {
  const { memberId } = await wallet.member();
  const body = { methodCode, amount: '500.00', requestId: randomUUID(), phone: '5512345678' };
  const { json } = await wallet.call('POST', '/wps/v2/wallets/deposits', memberId, body);
  const depositId = (json.value as { id: string }).id;
  const event = (state: string, more: object = {}) => ({
    eventId: randomUUID(),
    payment: { ...wallet.provider.payments.get(depositId), state, ...more },
  });
  return { memberId, depositId, event };
}

const stateOf = async ({ memberId, depositId }: Started) => {
  const { json } = await wallet.call('GET', `/wps/v2/wallets/deposits/${depositId}`, memberId);
  return (json.value as { state: string }).state;
};
const cashOf = async ({ memberId }: Started) => {
  const { json } = await wallet.call('GET', '/wps/v2/wallets/balance', memberId);
  return (json.value as { cash: string }).cash;
};

const notesOf = ({ memberId }: Started) =>
  db.selectFrom('inbox_message').select(['kind', 'params']).where('member_id', '=', memberId).execute();

describe('200', () => {
  test("a paid deposit reaches the wallet less its fee, and the member's screens hear of it", async () => {
    const deposit = await start('card');
    expect(await wallet.send(deposit.event('succeeded'))).toMatchObject({ status: 200 });
    expect(await stateOf(deposit)).toBe('succeeded');
    expect(await cashOf(deposit)).toBe('487.50');
    const heard = wallet.published.filter(({ memberId }) => memberId === deposit.memberId).map(({ name }) => name);
    expect(heard).toContain('deposit.updated');
    const params = { amount: { amount: '487.50', currency: 'MXN' } };
    expect(await notesOf(deposit)).toEqual([{ kind: 'deposit_settled', params }]);
  });

  test('the same event twice, and another event of the same payment, credit once', async () => {
    const deposit = await start();
    const event = deposit.event('succeeded');
    await Promise.all([wallet.send(event), wallet.send(event), wallet.send(deposit.event('succeeded'))]);
    expect(await wallet.send(event)).toMatchObject({ status: 200 });
    expect(await cashOf(deposit)).toBe('500.00');
    expect(await notesOf(deposit)).toHaveLength(1);
  });

  test('a failure that arrives after success takes nothing away', async () => {
    const deposit = await start();
    await wallet.send(deposit.event('succeeded'));
    await wallet.send(deposit.event('failed'));
    expect([await stateOf(deposit), await cashOf(deposit)]).toEqual(['succeeded', '500.00']);
  });

  test("money that arrives after failure or expiry is still the member's", async () => {
    const deposit = await start();
    await wallet.send(deposit.event('expired'));
    expect(await stateOf(deposit)).toBe('expired');
    await wallet.send(deposit.event('succeeded'));
    expect([await stateOf(deposit), await cashOf(deposit)]).toEqual(['succeeded', '500.00']);
  });

  test.each(['declined', 'insufficient_funds', 'cancelled'])('T018: %s is told to the member', async (failure) => {
    const { memberId, depositId, event } = await start('wallet');
    await wallet.send(event('failed', { failure }));
    const { json } = await wallet.call('GET', `/wps/v2/wallets/deposits/${depositId}`, memberId);
    expect(json.value).toMatchObject({ state: 'failed', failure, reason: null, instructions: null });
  });

  test('a declined payment credits nothing', async () => {
    const deposit = await start();
    await wallet.send(deposit.event('failed'));
    expect([await stateOf(deposit), await cashOf(deposit)]).toEqual(['failed', '0.00']);
  });
});

describe('401', () => {
  const refused = { status: 401, json: { errorCode: 'wallet.webhook_signature_invalid' } };

  test('another secret, an old message, a changed body and no signature prove nothing', async () => {
    const deposit = await start();
    const event = deposit.event('succeeded');
    const dearer = JSON.stringify(deposit.event('succeeded', { amount: '5000.00' }));
    expect(await wallet.send(event, { secret: 'somebody-elses-secret' })).toMatchObject(refused);
    expect(await wallet.send(event, { agedSeconds: 301 })).toMatchObject(refused);
    expect(await wallet.send(event, { body: dearer })).toMatchObject(refused);
    const path = '/wps/v2/payments/webhooks/sandbox';
    expect(await wallet.call('POST', path, undefined, event)).toMatchObject(refused);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await wallet.api.inject({ method: 'POST', url: path, headers: form, payload: 'a=1' });
    expect(answer.statusCode).toBe(401);
    expect(await cashOf(deposit)).toBe('0.00');
  });
});

describe('404', () => {
  test('a payment and a provider that we do not know', async () => {
    const deposit = await start();
    const stranger = deposit.event('succeeded', { merchantReference: randomUUID() });
    expect(await wallet.send(stranger)).toMatchObject({ status: 404, json: { errorCode: 'wallet.payment_unknown' } });
    const path = '/wps/v2/payments/webhooks/nobody';
    expect(await wallet.call('POST', path, undefined, stranger)).toMatchObject({ status: 404 });
  });
});

describe('422', () => {
  test.each([{ amount: '499.99' }, { currency: 'USD' }, { id: 'another-payment' }])(
    'a payment with other facts (%o) is refused, kept for a person to see, and credits nothing',
    async (more) => {
      const deposit = await start();
      const event = deposit.event('succeeded', more);
      const refused = { status: 422, json: { errorCode: 'wallet.payment_mismatch' } };
      expect(await wallet.send(event)).toMatchObject(refused);
      expect(await wallet.send(event)).toMatchObject(refused);
      expect([await stateOf(deposit), await cashOf(deposit)]).toEqual(['pending', '0.00']);
      const row = db.selectFrom('deposit').select('review_reason').where('id', '=', deposit.depositId);
      expect((await row.executeTakeFirstOrThrow()).review_reason).toMatch(/^other_/);
    },
  );
});

test('after all of it the books balance', async () => {
  expect(await wallet.ledger.verify(db)).toEqual([]);
  expect(await wallet.ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
});
