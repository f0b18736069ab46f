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

const flagsOf = async ({ depositId }: Started) => {
  const lines = db.selectFrom('event_report').select('reason').where('subject', '=', `deposit:${depositId}`);
  return (await lines.where('action', '=', 'flagged').orderBy('id').execute()).map(({ reason }) => reason);
};
const reviewOf = ({ depositId }: Started) =>
  db
    .selectFrom('deposit')
    .select(['review_reason', 'came_amount', 'authorisation', 'reviewed_at'])
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow();
const refusalsOf = (hour: Date) =>
  db
    .selectFrom('payment_event_refusal')
    .select(['about', 'reason', 'body', 'times'])
    .where('hour', '=', hour)
    .orderBy('times', 'desc')
    .execute();
const reportsOf = (action: string, since = new Date(0)) =>
  db.selectFrom('event_report').selectAll().where('action', '=', action).where('at', '>=', since).execute();

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

  test.each(['failed', 'expired'])('%s after success takes nothing away, and is put before a person', async (end) => {
    const deposit = await start();
    await wallet.send(deposit.event('succeeded'));
    const event = deposit.event(end);
    expect(await wallet.send(event)).toMatchObject({ status: 200 });
    expect(await wallet.send(event)).toMatchObject({ status: 200 });
    expect(await wallet.send(deposit.event(end))).toMatchObject({ status: 200 });
    expect([await stateOf(deposit), await cashOf(deposit)]).toEqual(['succeeded', '500.00']);
    expect(await flagsOf(deposit)).toEqual(['failed_after_paid']);
  });

  test('after success neither the same words again nor what was said before it call for anybody', async () => {
    const deposit = await start();
    await wallet.send(deposit.event('succeeded'));
    for (const state of ['succeeded', 'pending'])
      expect(await wallet.send(deposit.event(state))).toMatchObject({ status: 200 });
    expect(await flagsOf(deposit)).toEqual([]);
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

  test('what nobody signed is counted by the hour and reported once, and nothing that was sent is kept', async () => {
    wallet.now = new Date('2026-11-22T09:30:00Z');
    const deposit = await start();
    const event = deposit.event('succeeded');
    for (const _ of [1, 2, 3]) await wallet.send(event, { secret: 'somebody-elses-secret' });
    await wallet.send(event, { secret: 'somebody-elses-secret', body: '{"not":' });
    const hour = new Date('2026-11-22T09:00:00Z');
    await expect
      .poll(() => refusalsOf(hour))
      .toEqual([{ about: 'payment', reason: 'unsigned', body: null, times: 4n }]);
    expect(await reportsOf('event_refused', hour)).toMatchObject([
      { component: 'wallet.deposits', subject: 'provider:sandbox', actor_kind: 'system', reason: 'unsigned' },
    ]);
  });

  test('what a provider signed and nobody can read is kept, as far as it is not too long', async () => {
    wallet.now = new Date('2026-11-22T10:30:00Z');
    const refusedForm = { status: 401, json: { errorCode: 'wallet.webhook_signature_invalid' } };
    expect(await wallet.sendText('{"eventId":')).toMatchObject(refusedForm);
    expect(await wallet.sendText('{"eventId":')).toMatchObject(refusedForm);
    expect(await wallet.sendText(`{"eventId":"1","payment":"${'x'.repeat(3_000)}"}`)).toMatchObject(refusedForm);
    const hour = new Date('2026-11-22T10:00:00Z');
    await expect
      .poll(async () => (await refusalsOf(hour)).map(({ reason, body, times }) => [reason, body?.length, times]))
      .toEqual([
        ['malformed', 11, 2n],
        ['malformed', 2_000, 1n],
      ]);
    expect(await reportsOf('event_refused', hour)).toMatchObject([{ reason: 'malformed' }, { reason: 'malformed' }]);
  });
});

describe('404', () => {
  test('a payment and a provider that we do not know', async () => {
    const deposit = await start();
    const stranger = deposit.event('succeeded', { merchantReference: randomUUID() });
    const unknown = { status: 404, json: { errorCode: 'wallet.payment_unknown' } };
    expect(await wallet.send(stranger)).toMatchObject(unknown);
    expect(await wallet.send(stranger)).toMatchObject(unknown);
    const kept = db.selectFrom('payment_event').selectAll().where('event_id', '=', stranger.eventId);
    expect(await kept.execute()).toMatchObject([{ deposit_id: null, outcome: 'unknown_payment' }]);
    expect(await reportsOf('unknown_payment')).toMatchObject([
      { component: 'wallet.deposits', actor_kind: 'provider', after: { state: 'succeeded', amount: '500.00' } },
    ]);
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

describe('422 after success', () => {
  test.each([
    ['other_payment', { id: 'a-second-payment' }],
    ['other_amount', { amount: '9150.00' }],
    ['other_amount', { currency: 'USD' }],
  ])('%s (%o) moves nothing and is put before a person', async (reason, more) => {
    const deposit = await start();
    await wallet.send(deposit.event('succeeded', { authorisation: '48211973' }));
    const refused = { status: 422, json: { errorCode: 'wallet.payment_mismatch' } };
    expect(await wallet.send(deposit.event('succeeded', more))).toMatchObject(refused);
    expect([await stateOf(deposit), await cashOf(deposit)]).toEqual(['succeeded', '500.00']);
    expect(await reviewOf(deposit)).toMatchObject({ review_reason: reason, authorisation: '48211973' });
  });

  test('each of them is in the report, and one that comes after the decision calls for a person again', async () => {
    const deposit = await start();
    await wallet.send(deposit.event('succeeded'));
    await wallet.send(deposit.event('succeeded', { id: 'a-second-payment' }));
    await wallet.send(deposit.event('succeeded', { amount: '9150.00' }));
    expect(await flagsOf(deposit)).toEqual(['other_payment', 'other_amount']);
    expect(await reviewOf(deposit)).toMatchObject({ review_reason: 'other_payment', came_amount: 5_000_000n });
    const operator = randomUUID();
    const row = { id: operator, site_id: wallet.siteId, username: `o${operator.slice(0, 8)}`, name: 'Ops' };
    await db
      .insertInto('operator')
      .values({ ...row, password_hash: '-', created_at: wallet.now })
      .execute();
    const decision = { reviewed_at: wallet.now, reviewed_by: operator, review_decision: 'rejected' };
    await db.updateTable('deposit').set(decision).where('id', '=', deposit.depositId).execute();
    await wallet.send(deposit.event('succeeded', { id: 'a-second-payment' }));
    expect(await reviewOf(deposit)).toMatchObject({ reviewed_at: wallet.now });
    await wallet.send(deposit.event('failed'));
    expect(await reviewOf(deposit)).toMatchObject({ review_reason: 'failed_after_paid', reviewed_at: null });
  });
});

test('after all of it the books balance', async () => {
  expect(await wallet.ledger.verify(db)).toEqual([]);
  expect(await wallet.ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
});
