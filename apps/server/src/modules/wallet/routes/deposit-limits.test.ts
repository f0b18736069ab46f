import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentState } from '../provider/payment-provider.ts';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from '../testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWallet(db);
const url = '/wps/v2/wallets/deposits';
const unit = 10_000n;
const start = new Date('2026-11-21T12:00:00Z');

beforeEach(async () => {
  wallet.now = start;
  await policy('refuse');
});

const policy = (deposit_over_limit: 'refuse' | 'clip') =>
  db.updateTable('site').set({ deposit_over_limit }).where('id', '=', wallet.siteId).execute();
const pass = (minutes: number) => (wallet.now = new Date(wallet.now.getTime() + minutes * 60_000));

async function memberWith(limits: Record<string, string>): Promise<string> {
  const { memberId } = await wallet.member();
  for (const [name, value] of Object.entries(limits)) await wallet.limits.set(memberId, name as 'deposit_day', value);
  return memberId;
}

const wish = (amount: string, more: object = {}) => ({ methodCode: 'spei', amount, requestId: randomUUID(), ...more });
const ask = async (memberId: string, amount: string, more: object = {}) => {
  const { status, json } = await wallet.call('POST', url, memberId, wish(amount, more));
  return { status, ...json };
};

/** What the provider tells of a deposit. */
async function tell(depositId: string, state: PaymentState, more: object = {}): Promise<void> {
  const row = await db.selectFrom('deposit').selectAll().where('id', '=', depositId).executeTakeFirstOrThrow();
  const fact = {
    depositId,
    paymentId: row.provider_payment_id ?? 'none',
    state,
    amount: { currency: row.currency, amount: row.amount },
    ...more,
  };
  await wallet.wallet.receive({ provider: 'sandbox', fact, eventId: null });
}

const eventsOf = async (memberId: string) =>
  (
    await db
      .selectFrom('event_report')
      .select(['action', 'reason', 'before', 'after'])
      .where('subject', '=', `member:${memberId}`)
      .where('action', 'like', 'deposit%')
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action, reason, before, after }) => ({ action, reason, before, after }));

describe('a deposit limit', () => {
  test('refuses what goes beyond it, says what is left, and the event report keeps it', async () => {
    const memberId = await memberWith({ deposit_day: '500', deposit_month: '800' });
    expect(await ask(memberId, '300.00')).toMatchObject({ status: 200 });
    expect(await ask(memberId, '200.01')).toMatchObject({
      status: 422,
      errorCode: 'limits.deposit_limit',
      field: 'amount',
      params: { left: '200.00' },
    });
    expect(await eventsOf(memberId)).toMatchObject([
      { action: 'deposit_refused', reason: 'deposit_limit', before: { asked: '200.01' }, after: { left: '200.00' } },
    ]);
    const { value } = await ask(memberId, '200.00');
    await tell((value as { id: string }).id, 'succeeded');
    wallet.now = new Date('2026-11-22T00:00:00Z');
    expect(await ask(memberId, '300.01')).toMatchObject({ params: { left: '200.00' } });
    for (const job of wallet.wallet.jobs) await job.run();
    expect(await ask(memberId, '500.01')).toMatchObject({ params: { left: '500.00' } });
    expect(await ask(memberId, '500.00')).toMatchObject({ status: 200 });
    expect(await ask(memberId, '100.01')).toMatchObject({ params: { left: '0.00' } });
  });

  test('counts a deposit in the period in which it is credited, and while it may be paid in every one', async () => {
    wallet.now = new Date('2026-11-21T23:50:00Z');
    const memberId = await memberWith({ deposit_day: '500' });
    const { value } = await ask(memberId, '500.00');
    wallet.now = new Date('2026-11-22T00:05:00Z');
    expect(await ask(memberId, '100.00')).toMatchObject({ params: { left: '0.00' } });
    await tell((value as { id: string }).id, 'succeeded');
    expect(await ask(memberId, '100.00')).toMatchObject({ params: { left: '0.00' } });
    wallet.now = new Date('2026-11-23T00:00:00Z');
    expect(await ask(memberId, '500.00')).toMatchObject({ status: 200 });
  });

  test('counts what still may be paid; what failed or expired gives its room back', async () => {
    const memberId = await memberWith({ deposit_week: '500' });
    const { value } = await ask(memberId, '500.00');
    const { id } = value as { id: string };
    expect(await ask(memberId, '100.00')).toMatchObject({ params: { left: '0.00' } });
    await tell(id, 'failed', { failure: 'declined' });
    expect(await ask(memberId, '500.00')).toMatchObject({ status: 200 });
  });

  test('is never passed by deposits that come at once', async () => {
    const memberId = await memberWith({ deposit_day: '500' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(memberId, '100.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ errorCode }) => errorCode === 'limits.deposit_limit')).toHaveLength(7);
  });

  test('answers the same request the same, though its own deposit has used the limit up', async () => {
    const memberId = await memberWith({ deposit_day: '500' });
    const same = wish('500.00');
    const answers = await Promise.all(Array.from({ length: 8 }, () => wallet.call('POST', url, memberId, same)));
    expect(new Set(answers.map(({ json }) => (json.value as { id: string }).id)).size).toBe(1);
  });

  test('late money that it leaves room for is the member’s, and counts', async () => {
    const memberId = await memberWith({ deposit_day: '500' });
    const { value } = await ask(memberId, '300.00');
    const { id } = value as { id: string };
    await tell(id, 'expired');
    await tell(id, 'succeeded');
    expect((await wallet.wallet.currentBalance(memberId, 'MXN')).cash).toBe(300n * unit);
    expect(await ask(memberId, '200.01')).toMatchObject({ params: { left: '200.00' } });
  });

  test.each(['failed', 'expired'] as const)('late money beyond it, after %s, waits for a person', async (end) => {
    const memberId = await memberWith({ deposit_day: '500' });
    const { value } = await ask(memberId, '500.00');
    const { id } = value as { id: string };
    await tell(id, end);
    await ask(memberId, '500.00');
    await tell(id, 'succeeded');
    await tell(id, 'succeeded');
    const held = { state: end, isInReview: true };
    expect((await wallet.call('GET', `${url}/${id}`, memberId)).json.value).toMatchObject(held);
    const row = db.selectFrom('deposit').select(['review_reason', 'came_amount']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ review_reason: 'over_limit', came_amount: 500n * unit });
    const flags = db.selectFrom('event_report').select('reason').where('subject', '=', `deposit:${id}`);
    expect(await flags.where('action', '=', 'flagged').execute()).toEqual([{ reason: 'over_limit' }]);
    pass(2 * 24 * 60);
    await tell(id, 'succeeded');
    expect((await wallet.wallet.currentBalance(memberId, 'MXN')).cash).toBe(0n);
  });
});

describe('T021 a site that makes deposits smaller', () => {
  beforeEach(() => policy('clip'));

  test('says what was asked and takes what is left, with the fee of that', async () => {
    const memberId = await memberWith({ deposit_day: '450.55' });
    const { status, value } = await ask(memberId, '1000.00', { methodCode: 'card' });
    expect([status, value]).toMatchObject([200, { clippedFrom: '1000.00', amount: '450.55', state: 'pending' }]);
    const { id, received, fee } = value as { id: string; received: string; fee: string };
    expect(Number(received) + Number(fee)).toBeCloseTo(450.55);
    expect(wallet.provider.payments.get(id)).toMatchObject({ amount: '450.55' });
    expect(await eventsOf(memberId)).toMatchObject([
      { action: 'deposit_clipped', before: { asked: '1000.00' }, after: { taken: '450.55' } },
    ]);
    expect((await wallet.call('GET', `${url}/${id}`, memberId)).json.value).toMatchObject({ clippedFrom: '1000.00' });
  });

  test('the same request is the same deposit, another amount under it is refused', async () => {
    const memberId = await memberWith({ deposit_day: '300' });
    const same = wish('1000.00');
    const first = await wallet.call('POST', url, memberId, same);
    expect((await wallet.call('POST', url, memberId, same)).json.value).toEqual(first.json.value);
    expect(await wallet.call('POST', url, memberId, { ...same, amount: '300.00' })).toMatchObject({ status: 409 });
  });

  test('refuses when what is left is less than the method takes, and cuts what no payment can have', async () => {
    const memberId = await memberWith({ deposit_day: '399.9999' });
    expect(await ask(memberId, '1000.00')).toMatchObject({ value: { amount: '399.99' } });
    expect(await ask(memberId, '1000.00')).toMatchObject({ status: 422, errorCode: 'limits.deposit_limit' });
  });

  test('a deposit within the limit is not clipped from anything', async () => {
    const memberId = await memberWith({ deposit_day: '500' });
    expect(await ask(memberId, '500.00')).toMatchObject({ value: { clippedFrom: null, amount: '500.00' } });
  });
});

describe('T043 who has a break pays nothing in', () => {
  test.each([
    ['limits.paused', (memberId: string) => wallet.limits.pause({ memberId, siteId: wallet.siteId }, 24)],
    ['limits.excluded', (memberId: string) => wallet.limits.exclude({ memberId, siteId: wallet.siteId }, 6)],
  ])('%s', async (errorCode, take) => {
    const memberId = await memberWith({});
    await take(memberId);
    expect(await ask(memberId, '500.00')).toMatchObject({ status: 403, errorCode });
    expect(await eventsOf(memberId)).toMatchObject([{ action: 'deposit_refused' }]);
    expect((await wallet.call('GET', url, memberId)).json.value).toMatchObject({ totalElements: 0 });
  });
});

describe('T019 the authorisation', () => {
  test('is kept on the deposit and shown in the record and the statement', async () => {
    const memberId = await memberWith({});
    const { value } = await ask(memberId, '500.00');
    const { id } = value as { id: string };
    await tell(id, 'succeeded', { authorisation: '48211973' });
    const seen = { authorisation: '48211973' };
    expect((await wallet.call('GET', `${url}/${id}`, memberId)).json.value).toMatchObject(seen);
    const record = await wallet.call('GET', '/wps/v2/wallets/transactions', memberId);
    expect(record.json.value).toMatchObject({ content: [seen] });
    const days = 'from=2026-11-21&to=2026-11-21';
    const statement = await wallet.call('GET', `/wps/v2/wallets/statement?${days}`, memberId);
    expect(statement.json.value).toMatchObject({ content: [seen] });
  });

  test.each(['created', 'pending', 'failed', 'expired'] as const)(
    'without it nothing can be wagered: a deposit that is %s is no money',
    async (state) => {
      const memberId = await memberWith({});
      const { value } = await ask(memberId, '500.00');
      if (state === 'failed' || state === 'expired') await tell((value as { id: string }).id, state);
      expect((await wallet.wallet.currentBalance(memberId, 'MXN')).total).toBe(0n);
    },
  );
});

describe('T027 deposits that fail in a row', () => {
  const failing = async (memberId: string, times: number, more: object = { failure: 'declined' }) => {
    for (let turn = 0; turn < times; turn += 1) {
      const { value } = await ask(memberId, '100.00');
      const { id } = value as { id: string };
      await tell(id, 'failed', more);
      await tell(id, 'failed', more);
    }
  };

  test('five within ten minutes block for half an hour; each counts once however often it is told', async () => {
    const memberId = await memberWith({});
    await failing(memberId, 4);
    expect(await ask(memberId, '100.00')).toMatchObject({ status: 200 });
    await failing(memberId, 1);
    pass(1);
    expect(await ask(memberId, '100.00')).toMatchObject({
      status: 429,
      errorCode: 'wallet.deposits_blocked',
      params: { minutes: 29 },
    });
    pass(29);
    expect(await ask(memberId, '100.00')).toMatchObject({ status: 200 });
    expect(await eventsOf(memberId)).toMatchObject([{ action: 'deposits_blocked' }]);
  });

  test('five more suspend until an operator lifts it, whose reason is on record', async () => {
    const memberId = await memberWith({});
    await failing(memberId, 5);
    pass(30);
    await failing(memberId, 5);
    pass(10_000);
    expect(await ask(memberId, '100.00')).toMatchObject({ status: 403, errorCode: 'wallet.deposits_suspended' });
    const by = { operatorId: randomUUID(), siteId: wallet.siteId };
    await wallet.wallet.liftDeposits(by, { memberId, reason: 'Card was replaced' });
    expect(await ask(memberId, '100.00')).toMatchObject({ status: 200 });
    await expect(wallet.wallet.liftDeposits(by, { memberId, reason: 'Again' })).rejects.toThrow('deposits_not_barred');
    expect((await eventsOf(memberId)).map(({ action, reason }) => [action, reason])).toEqual([
      ['deposits_blocked', null],
      ['deposits_suspended', null],
      ['deposits_lifted', 'Card was replaced'],
    ]);
  });

  test('a payment between them starts anew, and who cancels has not failed', async () => {
    const memberId = await memberWith({});
    await failing(memberId, 4);
    const { value } = await ask(memberId, '100.00');
    await tell((value as { id: string }).id, 'succeeded');
    await failing(memberId, 4);
    await failing(memberId, 3, { failure: 'cancelled' });
    expect(await ask(memberId, '100.00')).toMatchObject({ status: 200 });
  });
});
