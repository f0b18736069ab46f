import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);
const stateOf = async (memberId: string, id: string) => (await wallet.withdrawals.withdrawalOf(memberId, id)).state;
const clearing = async () => {
  const [mxn] = await wallet.ledger.trialBalance(db);
  const house = (purpose: string) => mxn?.houses.find((one) => one.purpose === purpose)?.balance ?? 0n;
  return { balanced: mxn?.balanced, clearing: house('payment_clearing'), fee: house('payment_fee') };
};

describe('what a provider tells', () => {
  test('paid: what was put aside leaves once, however often it is told, and the books balance (T034)', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    const before = await clearing();
    const eventId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => wallet.tell(id, 'paid', { eventId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await wallet.tell(id, 'paid')).toMatchObject({ status: 200 });
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 0n });
    expect(await stateOf(member.memberId, id)).toBe('paid');
    expect(await clearing()).toEqual({ ...before, balanced: true, clearing: before.clearing + 5_000_000n });
    expect(await wallet.ledger.verify(db)).toEqual([]);
  });

  test('the provider is asked for the amount without the fee, at the account as it was written', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    const { payoutId } = await wallet.withdrawals.withdrawalOf(member.memberId, id);
    expect(wallet.provider.payouts.get(payoutId ?? '')).toMatchObject({
      amount: '500.00',
      currency: 'MXN',
      holderName: 'José López',
      number: expect.stringMatching(/^\d{18}$/),
    });
  });

  test('the provider is asked for what can be paid, though the fee is a part of the amount', async () => {
    const member = await wallet.richMember();
    await db.updateTable('payout_method').set({ fee_basis_points: 125 }).where('code', '=', 'spei').execute();
    const id = await wallet.askAndApprove(member, { amount: '100.33' });
    await db.updateTable('payout_method').set({ fee_basis_points: 0 }).where('code', '=', 'spei').execute();
    const { payoutId } = await wallet.withdrawals.withdrawalOf(member.memberId, id);
    expect(wallet.provider.payouts.get(payoutId ?? '')).toMatchObject({ amount: '99.08' });
  });

  test('a fee stays with the house when the rest is paid', async () => {
    const member = await wallet.richMember();
    await db.updateTable('payout_method').set({ fee_fixed: 100_000n }).where('code', '=', 'spei').execute();
    const before = await clearing();
    const id = await wallet.askAndApprove(member);
    await db.updateTable('payout_method').set({ fee_fixed: 0n }).where('code', '=', 'spei').execute();
    await wallet.tell(id, 'paid');
    expect(await clearing()).toEqual({
      balanced: true,
      clearing: before.clearing + 4_900_000n,
      fee: before.fee + 100_000n,
    });
  });

  test('failed: the money comes back once, and later words do not change it', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    await Promise.all([wallet.tell(id, 'failed'), wallet.tell(id, 'failed')]);
    await wallet.tell(id, 'pending');
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
    expect(await stateOf(member.memberId, id)).toBe('failed');
  });

  test('out of order: pending after paid changes nothing', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    await wallet.tell(id, 'paid');
    expect(await wallet.tell(id, 'pending')).toMatchObject({ status: 200 });
    expect(await stateOf(member.memberId, id)).toBe('paid');
  });

  test('failed after paid becomes a dispute for a person, and moves no money', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    await wallet.tell(id, 'paid');
    await wallet.tell(id, 'failed');
    expect(await wallet.withdrawals.withdrawalOf(member.memberId, id)).toMatchObject({
      state: 'disputed',
      attention: 'failed_after_paid',
    });
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 0n });
  });

  test('paid after failed is refused, flagged and reported', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    await wallet.tell(id, 'failed');
    expect(await wallet.tell(id, 'paid')).toMatchObject({ status: 422, errorCode: 'wallet.payout_mismatch' });
    expect((await wallet.withdrawals.withdrawalOf(member.memberId, id)).attention).toBe('paid_after_failed');
    const events = db.selectFrom('event_report').selectAll().where('subject', '=', `withdrawal:${id}`);
    expect((await events.where('action', '=', 'attention').execute())[0]).toMatchObject({
      component: 'wallet.withdrawals',
      actor_kind: 'provider',
      actor_id: 'sandbox',
      reason: 'paid_after_failed',
      before: { attention: null },
      after: { attention: 'paid_after_failed' },
    });
  });
});

describe('refusals: nothing moves', () => {
  test.each([
    ['signed with another secret', { secret: 'another-secret-here' }, 401],
    ['older than five minutes', { agedSeconds: 301 }, 401],
    ['changed after signing', { body: '{"eventId":"1","payout":{}}' }, 401],
    ['of another amount', { payout: { amount: '499.99' } }, 422],
    ['in another currency', { payout: { currency: 'USD' } }, 422],
    ['about another payout of the provider', { payout: { id: 'another' } }, 422],
    ['about a payout that nobody ordered', { payout: { merchantReference: randomUUID() } }, 404],
    ['with an amount that is none', { payout: { amount: 'much' } }, 401],
  ])('an event %s', async (_, change, status) => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    expect(await wallet.tell(id, 'paid', change)).toMatchObject({ status });
    expect(await stateOf(member.memberId, id)).toBe('paying');
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 5_000_000n });
  });

  test('what it tells of a payout that nobody ordered is kept and reported', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    const eventId = randomUUID();
    const change = { eventId, payout: { merchantReference: randomUUID() } };
    for (const _ of [1, 2]) expect(await wallet.tell(id, 'paid', change)).toMatchObject({ status: 404 });
    const kept = db.selectFrom('payout_event').selectAll().where('event_id', '=', eventId);
    expect(await kept.execute()).toMatchObject([{ withdrawal_id: null, outcome: 'unknown_payout' }]);
    const lines = db.selectFrom('event_report').selectAll().where('action', '=', 'unknown_payout');
    const told = { payoutId: change.payout.merchantReference, amount: '500.00' };
    expect(
      (await lines.execute()).filter(({ after }) => (after as typeof told).payoutId === told.payoutId),
    ).toMatchObject([{ component: 'wallet.withdrawals', actor_kind: 'provider', actor_id: 'sandbox', after: told }]);
  });

  test('what nobody signed, and what nobody can read, is counted', async () => {
    wallet.later(7_200_000);
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    await wallet.tell(id, 'paid', { secret: 'another-secret-here' });
    await wallet.tell(id, 'paid', { payout: { amount: 'much' } });
    const hour = new Date(Math.floor(wallet.now.getTime() / 3_600_000) * 3_600_000);
    const refusals = db
      .selectFrom('payment_event_refusal')
      .select(['about', 'reason', 'times'])
      .where('hour', '=', hour);
    await expect
      .poll(() => refusals.orderBy('reason').execute())
      .toEqual([
        { about: 'payout', reason: 'malformed', times: 1n },
        { about: 'payout', reason: 'unsigned', times: 1n },
      ]);
  });

  test('404 for a provider that is none of ours', async () => {
    const url = '/wps/v2/payouts/webhooks/nobody';
    expect((await wallet.api.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  });
});
