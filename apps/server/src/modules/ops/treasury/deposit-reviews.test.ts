import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useTreasury } from './testing/treasury-fixture.ts';

const { db } = useTestDatabase();
const treasury = useTreasury(db);
const money = (amount: bigint, currency = 'MXN') => ({ currency, amount });
const unit = 10_000n;

interface Flagged {
  id: string;
  memberId: string;
  tell(more?: object): Promise<unknown>;
}

/** A deposit of 500.00 of which the provider tells that something else was paid. */
async function flagged(more: object, methodCode = 'card'): Promise<Flagged> {
  const { siteId, wallet } = treasury;
  const memberId = await treasury.member(siteId);
  const wish = { siteId, memberId, methodCode, amount: '500.00', requestId: randomUUID(), language: 'es' };
  const { id } = await wallet.requestDeposit(wish);
  const tell = (changed: object = {}) => {
    const fact = {
      depositId: id,
      paymentId: `p-${id}`,
      state: 'succeeded',
      amount: money(500n * unit),
      ...more,
      ...changed,
    };
    return wallet.receive({ provider: 'sandbox', fact: fact as never, eventId: randomUUID() });
  };
  expect(await tell()).toMatchObject({ outcome: 'mismatch' });
  return { id, memberId, tell };
}

const cashOf = async (memberId: string) => (await treasury.wallet.currentBalance(memberId, 'MXN')).cash;
const decide = (id: string, verb: 'credit' | 'reject', siteId: string | undefined = treasury.siteId) =>
  treasury.call(
    'POST',
    `/ops/v1/deposits/${id}/${verb}`,
    siteId,
    verb === 'reject' ? { reason: 'Not ours' } : undefined,
  );
const eventsOf = (id: string) =>
  db
    .selectFrom('event_report')
    .select(['action', 'actor_kind', 'reason', 'before', 'after'])
    .where('subject', '=', `deposit:${id}`)
    .orderBy('at')
    .orderBy('id')
    .execute();
const notesOf = (memberId: string) =>
  db
    .selectFrom('inbox_message')
    .select(['kind', 'params'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const waiting = async (siteId = treasury.siteId) => {
  const { json } = await treasury.call('GET', '/ops/v1/deposits/reviews?pageSize=100', siteId);
  return (json.value as { content: { id: string }[] }).content;
};

describe('crediting', () => {
  test('books what came less the fee, once, and writes down who decided what', async () => {
    const { id, memberId, tell } = await flagged({ amount: money(400n * unit) });
    const account = `m${memberId.slice(0, 8)}`;
    expect(await waiting()).toMatchObject([
      { id, account, asked: '500.00', came: '400.00', currency: 'MXN', state: 'pending' },
    ]);
    const answers = await Promise.all([decide(id, 'credit'), decide(id, 'credit'), tell()]);
    const statuses = answers.slice(0, 2).map((answer) => (answer as { status: number }).status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await decide(id, 'reject')).toMatchObject({ status: 409 });
    expect(await waiting()).toEqual([]);
    await tell();
    expect(await cashOf(memberId)).toBe(390n * unit);
    const events = await eventsOf(id);
    expect(events).toMatchObject([
      { action: 'flagged', actor_kind: 'provider', before: { amount: '500.00' }, after: { amount: '400.00' } },
      { action: 'credited', actor_kind: 'operator', before: { state: 'pending' }, after: { received: '390.00' } },
    ]);
  });

  test('the deposit then tells what was credited, and the same wish sent again is still the same deposit', async () => {
    const { siteId, wallet } = treasury;
    const memberId = await treasury.member(siteId);
    const wish = { siteId, memberId, methodCode: 'spei', amount: '500.00', requestId: randomUUID(), language: 'es' };
    const { id } = await wallet.requestDeposit(wish);
    const fact = { depositId: id, paymentId: `p-${id}`, state: 'succeeded' as const, amount: money(450n * unit) };
    await wallet.receive({ provider: 'sandbox', fact, eventId: null });
    treasury.published.length = 0;
    const { json } = await decide(id, 'credit');
    expect(json.value).toMatchObject({ state: 'succeeded', asked: '500.00', amount: '450.00', received: '450.00' });
    expect(treasury.published).toContain('deposit.updated');
    expect(await wallet.requestDeposit(wish)).toMatchObject({ id, state: 'succeeded' });
    expect(await wallet.receive({ provider: 'sandbox', fact, eventId: null })).toMatchObject({ outcome: 'ignored' });
    expect(await cashOf(memberId)).toBe(450n * unit);
  });

  test.each([
    ['another currency', { amount: money(500n * unit, 'USD') }],
    ['a payment that failed', { amount: money(400n * unit), state: 'failed' }],
    ['less than the fee', { amount: money(5n * unit) }, 'cash'],
  ])('409 for %s: there is nothing to credit', async (_, more, methodCode = 'card') => {
    const { id, memberId } = await flagged(more, methodCode);
    const refused = { status: 409, json: { errorCode: 'wallet.deposit_not_creditable' } };
    expect(await decide(id, 'credit')).toMatchObject(refused);
    expect(await cashOf(memberId)).toBe(0n);
    const told = { state: 'failed', failure: 'rejected', reason: 'Not ours', isInReview: false };
    expect(await decide(id, 'reject')).toMatchObject({ status: 200, json: { value: told } });
  });
});

describe('crediting beyond what the member may pay in', () => {
  const refused = { status: 409, json: { errorCode: 'wallet.deposit_over_limit' } };
  const limited = async (name: 'deposit_day' | 'deposit_week') => {
    const memberId = await treasury.member(treasury.siteId);
    await treasury.limits.set(memberId, name, '500.00');
    return memberId;
  };
  async function start(memberId: string) {
    const { siteId, wallet } = treasury;
    const wish = { siteId, memberId, methodCode: 'spei', amount: '500.00', requestId: randomUUID(), language: 'es' };
    const { id } = await wallet.requestDeposit(wish);
    const tell = (state: 'succeeded' | 'expired', units = 500n) => {
      const fact = { depositId: id, paymentId: `p-${id}`, state, amount: money(units * unit) };
      return wallet.receive({ provider: 'sandbox', fact, eventId: randomUUID() });
    };
    return { id, tell };
  }

  test('409 for late money while others fill the limit; it waits, and is credited once there is room again', async () => {
    const memberId = await limited('deposit_day');
    const late = await start(memberId);
    await late.tell('expired');
    const other = await start(memberId);
    await other.tell('succeeded');
    await late.tell('succeeded');
    expect(await decide(late.id, 'credit')).toMatchObject(refused);
    expect(await cashOf(memberId)).toBe(500n * unit);
    expect((await waiting()).map(({ id }) => id)).toContain(late.id);
    treasury.now = new Date('2026-11-22T12:00:00Z');
    expect(await decide(late.id, 'credit')).toMatchObject({ status: 200, json: { value: { state: 'succeeded' } } });
    expect(await cashOf(memberId)).toBe(1000n * unit);
  });

  test('an open deposit counts itself once: less than it is credited, more than is left beside it is not', async () => {
    const [first, second] = [await limited('deposit_week'), await limited('deposit_week')];
    const [less, more] = [await start(first), await start(second)];
    await less.tell('succeeded', 400n);
    await more.tell('succeeded', 501n);
    expect(await decide(less.id, 'credit')).toMatchObject({ status: 200 });
    expect(await decide(more.id, 'credit')).toMatchObject(refused);
    expect([await cashOf(first), await cashOf(second)]).toEqual([400n * unit, 0n]);
    expect(await decide(more.id, 'reject')).toMatchObject({ status: 200, json: { value: { state: 'failed' } } });
  });
});

describe('rejecting', () => {
  test('credits nothing, keeps the reason, and what is told again afterwards opens nothing', async () => {
    const { id, memberId, tell } = await flagged({ amount: money(400n * unit) });
    const told = { state: 'failed', failure: 'rejected', reason: 'Not ours', isInReview: false };
    expect(await decide(id, 'reject')).toMatchObject({ status: 200, json: { value: told } });
    await tell();
    expect([await cashOf(memberId), await waiting()]).toEqual([0n, []]);
    expect((await eventsOf(id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['flagged', 'other_amount'],
      ['rejected', 'Not ours'],
    ]);
  });

  test('what comes for it afterwards is not credited by itself: it may have been given back', async () => {
    const { id, memberId, tell } = await flagged({ paymentId: 'another' });
    await decide(id, 'reject');
    expect(await tell({ paymentId: `p-${id}` })).toMatchObject({ outcome: 'applied' });
    expect(await tell({ paymentId: `p-${id}` })).toMatchObject({ outcome: 'ignored' });
    expect(await cashOf(memberId)).toBe(0n);
    expect(await waiting()).toMatchObject([
      { id, reviewReason: 'after_rejection', reviewCause: 'other', came: '500.00', state: 'failed' },
    ]);
    expect(await decide(id, 'credit')).toMatchObject({ status: 200, json: { value: { state: 'succeeded' } } });
    expect(await cashOf(memberId)).toBe(4_875_000n);
  });

  test('a deposit that was paid as asked meanwhile stays paid', async () => {
    const { id, memberId, tell } = await flagged({ paymentId: 'another' });
    await tell({ paymentId: `p-${id}` });
    expect(await cashOf(memberId)).toBe(4_875_000n);
    expect(await decide(id, 'credit')).toMatchObject({ status: 409 });
    expect(await decide(id, 'reject')).toMatchObject({ json: { value: { state: 'succeeded' } } });
    expect(await cashOf(memberId)).toBe(4_875_000n);
  });

  test.each([{}, { reason: '' }, { reason: '  ' }, { reason: 'Not ours', more: 1 }])('400 for %o', async (body) => {
    const { id } = await flagged({ amount: money(400n * unit) });
    expect(await treasury.call('POST', `/ops/v1/deposits/${id}/reject`, treasury.siteId, body)).toMatchObject({
      status: 400,
    });
  });
});

describe('what the member is told', () => {
  const kindsOf = async (memberId: string) => (await notesOf(memberId)).map(({ kind }) => kind);

  test('that somebody looks, once however much is told meanwhile, and that it was rejected', async () => {
    const { id, memberId, tell } = await flagged({ amount: money(400n * unit) });
    await tell({ amount: money(450n * unit) });
    const { reference } = await db
      .selectFrom('deposit')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const inReview = {
      kind: 'deposit_in_review',
      params: { amount: { amount: '500.00', currency: 'MXN' }, reference },
    };
    expect(await notesOf(memberId)).toEqual([inReview]);
    await decide(id, 'reject');
    expect(await notesOf(memberId)).toEqual([inReview, { kind: 'deposit_rejected', params: { reference } }]);
  });

  test('that somebody looks, and what was credited', async () => {
    const { id, memberId } = await flagged({ amount: money(400n * unit) });
    await decide(id, 'credit');
    expect(await kindsOf(memberId)).toEqual(['deposit_in_review', 'deposit_settled']);
  });

  test('nothing of what is wrong with a deposit that they have', async () => {
    const { id, memberId, tell } = await flagged({ paymentId: 'another' });
    await tell({ paymentId: `p-${id}` });
    await decide(id, 'reject');
    expect(await kindsOf(memberId)).toEqual(['deposit_in_review', 'deposit_settled']);
    await tell({ state: 'failed', paymentId: `p-${id}` });
    expect(await kindsOf(memberId)).toHaveLength(2);
  });
});

describe('who decides on what', () => {
  test('401 for nobody, 404 for the operator of another site, who does not see it either', async () => {
    const { id } = await flagged({ amount: money(400n * unit) });
    const url = `/ops/v1/deposits/${id}/credit`;
    expect(await treasury.call('POST', url)).toMatchObject({ status: 401 });
    expect(await treasury.call('POST', url, treasury.otherSiteId)).toMatchObject({ status: 404 });
    expect(await waiting(treasury.otherSiteId)).toEqual([]);
    expect(await decide(randomUUID(), 'credit')).toMatchObject({ status: 404 });
    expect(await treasury.call('POST', '/ops/v1/deposits/1/credit', treasury.siteId)).toMatchObject({ status: 400 });
  });

  test('409 for a deposit that nobody flagged', async () => {
    const { siteId, wallet } = treasury;
    const wish = { siteId, methodCode: 'spei', amount: '500.00', requestId: randomUUID(), language: 'es' };
    const { id } = await wallet.requestDeposit({ ...wish, memberId: await treasury.member(siteId) });
    const refused = { status: 409, json: { errorCode: 'wallet.deposit_not_in_review' } };
    expect(await decide(id, 'credit')).toMatchObject(refused);
    expect(await decide(id, 'reject')).toMatchObject(refused);
  });
});

test('after all of it the books balance', async () => {
  expect(await treasury.ledger.verify(db)).toEqual([]);
  expect(await treasury.ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
});
