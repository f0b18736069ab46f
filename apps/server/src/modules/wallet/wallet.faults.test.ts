import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from './testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const fixture = useWallet(db);

/** What can reach us of one payment, in whatever order: its event, the same again, one from before, or our own asking. */
const steps = ['end', 'pending', 'poll', 'end_and_poll', 'end_twice_at_once'] as const;
const amountPaid = { asked: '500.00', less: '499.99', more: '500.0001' };

async function run(order: readonly (typeof steps)[number][], paid: keyof typeof amountPaid) {
  const { memberId } = await fixture.member();
  const body = { methodCode: 'spei', amount: '500.00', requestId: randomUUID() };
  const { json } = await fixture.call('POST', '/wps/v2/wallets/deposits', memberId, body);
  const { id } = json.value as { id: string };
  const payment = fixture.provider.payments.get(id);
  if (payment === undefined) throw new Error('The provider knows nothing of it');
  const opened = { eventId: randomUUID(), payment: { ...payment } };
  Object.assign(payment, { state: 'succeeded', amount: amountPaid[paid] });
  const ended = { eventId: randomUUID(), payment: { ...payment } };
  const poll = async () => {
    fixture.now = new Date(fixture.now.getTime() + 16 * 60_000);
    for (const job of fixture.wallet.jobs) await job.run();
  };
  for (const step of order) {
    if (step === 'pending') await fixture.send(opened);
    if (step === 'end') await fixture.send(ended);
    if (step === 'poll') await poll();
    if (step === 'end_and_poll') await Promise.all([fixture.send(ended), poll()]);
    if (step === 'end_twice_at_once') await Promise.all([fixture.send(ended), fixture.send(ended)]);
  }
  // Whatever got lost: asking finds it in the end.
  await poll();
  const { json: deposit } = await fixture.call('GET', `/wps/v2/wallets/deposits/${id}`, memberId);
  const { json: record } = await fixture.call('GET', '/wps/v2/wallets/transactions', memberId);
  const { json: balance } = await fixture.call('GET', '/wps/v2/wallets/balance', memberId);
  const flags = db.selectFrom('event_report').select('action').where('subject', '=', `deposit:${id}`);
  return {
    state: (deposit.value as { state: string }).state,
    booked: (record.value as { totalElements: number }).totalElements,
    cash: (balance.value as { cash: string }).cash,
    flags: (await flags.execute()).length,
  };
}

const orders = fc.array(fc.constantFrom(...steps), { maxLength: 5 });

test('events late, twice, out of order or never, and our own asking settle a payment together exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      expect(await run(order, 'asked')).toEqual({ state: 'succeeded', booked: 1, cash: '500.00', flags: 0 });
    }),
    { numRuns: 12, examples: [[[]], [['end', 'pending']], [['end', 'end']], [['poll', 'end']]] },
  );
});

test('a payment of another amount is credited by none of them and flagged once', async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.constantFrom('less', 'more'), async (order, paid) => {
      expect(await run(order, paid)).toEqual({ state: 'pending', booked: 0, cash: '0.00', flags: 1 });
    }),
    { numRuns: 8, examples: [[['end', 'end_and_poll'], 'less']] },
  );
});

test('after all of it the books balance', async () => {
  expect(await fixture.ledger.verify(db)).toEqual([]);
  expect(await fixture.ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
});
