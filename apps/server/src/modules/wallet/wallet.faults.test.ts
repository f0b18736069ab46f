import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from './testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const fixture = useWallet(db);

const methods = ['spei', 'card', 'wallet', 'cash', 'usdt'] as const;
type Method = (typeof methods)[number];
/** What is credited of 500.00, after the fee. */
const receivedOf: Record<Method, string> = {
  spei: '500.00',
  card: '487.50',
  wallet: '495.00',
  cash: '488.00',
  usdt: '500.00',
};
/** What can reach us of one payment, in whatever order: its event, the same again, one from before, or our own asking. */
const steps = ['end', 'pending', 'block', 'poll', 'end_and_poll', 'end_twice_at_once', 'declined'] as const;
type Step = (typeof steps)[number];
const amountPaid = { asked: '500.00', less: '499.99', more: '500.0001' };
type Paid = keyof typeof amountPaid;

async function open(method: Method) {
  const { memberId } = await fixture.member();
  const body = { methodCode: method, amount: '500.00', requestId: randomUUID(), phone: '5512345678' };
  const { json } = await fixture.call('POST', '/wps/v2/wallets/deposits', memberId, body);
  const { id } = json.value as { id: string };
  const payment = fixture.provider.payments.get(id);
  if (payment === undefined) throw new Error('The provider knows nothing of it');
  return { memberId, id, payment };
}

async function whatBecameOf({ memberId, id }: { memberId: string; id: string }) {
  const { json: deposit } = await fixture.call('GET', `/wps/v2/wallets/deposits/${id}`, memberId);
  const { json: record } = await fixture.call('GET', '/wps/v2/wallets/transactions', memberId);
  const { json: balance } = await fixture.call('GET', '/wps/v2/wallets/balance', memberId);
  const flags = db.selectFrom('event_report').select('reason').where('subject', '=', `deposit:${id}`);
  const { state, reviewCause } = deposit.value as { state: string; reviewCause: string | null };
  return {
    isCredited: state === 'succeeded',
    reviewCause,
    booked: (record.value as { totalElements: number }).totalElements,
    cash: (balance.value as { cash: string }).cash,
    flags: (await flags.execute()).map(({ reason }) => reason),
  };
}

async function poll(): Promise<void> {
  fixture.now = new Date(fixture.now.getTime() + 7 * 3_600_000);
  for (const job of fixture.wallet.jobs) await job.run();
}

/** Lets everything in `order` happen to one payment that was made, in time or late, and answers what became of it. */
async function run(method: Method, order: readonly Step[], made: { paid: Paid; isLate?: boolean }) {
  const { payment, ...opened } = await open(method);
  const event = (change: object) => ({ eventId: randomUUID(), payment: { ...payment, ...change } });
  const before = event({});
  const block = event({ sent: { amount: '27.00', currency: 'USDT' }, confirmations: 1 });
  const declined = event({ state: 'failed', failure: 'declined' });
  const paidAt = new Date(fixture.now.getTime() + (made.isLate === true ? 96 * 3_600_000 : 60_000)).toISOString();
  Object.assign(payment, { state: 'succeeded', amount: amountPaid[made.paid], paidAt });
  const ended = event({});
  const happen: Record<Step, () => Promise<unknown>> = {
    end: () => fixture.send(ended),
    pending: () => fixture.send(before),
    block: () => fixture.send(block),
    poll,
    end_and_poll: () => Promise.all([fixture.send(ended), poll()]),
    end_twice_at_once: () => Promise.all([fixture.send(ended), fixture.send(ended)]),
    declined: () => fixture.send(declined),
  };
  for (const step of order) await happen[step]();
  // A failure ends our asking; the provider's own event comes in the end, however often it was sent before.
  if (order.includes('declined')) await fixture.send(ended);
  await poll();
  return whatBecameOf(opened);
}

/** A failure that is told first after the money came may be money that was taken back: a person looks at it. */
function flagsOf(order: readonly Step[]): string[] {
  const before = order.slice(0, Math.max(0, order.indexOf('declined')));
  return before.some((step) => step === 'poll' || step.startsWith('end')) ? ['failed_after_paid'] : [];
}

const anyMethod = fc.constantFrom(...methods);
const orders = fc.array(fc.constantFrom(...steps), { maxLength: 6 });

test('by every method, events late, twice, out of order or never and our own asking credit a payment exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(anyMethod, orders, async (method, order) => {
      const booked = { booked: 1, cash: receivedOf[method], flags: flagsOf(order) };
      expect(await run(method, order, { paid: 'asked' })).toEqual({ isCredited: true, reviewCause: null, ...booked });
    }),
    {
      numRuns: 25,
      examples: [
        ...methods.map((method): [Method, Step[]] => [method, []]),
        ['spei', ['end', 'pending']],
        ['usdt', ['block', 'end', 'block']],
        ['cash', ['declined', 'poll']],
        ['wallet', ['end_twice_at_once']],
        ['card', ['end_and_poll', 'declined']],
      ],
    },
  );
});

test('by every method, a payment of another amount is credited by none of them and waits for a person, flagged once', async () => {
  await fc.assert(
    fc.asyncProperty(anyMethod, orders, fc.constantFrom('less', 'more'), async (method, order, paid) => {
      const held = { isCredited: false, reviewCause: 'different', booked: 0, cash: '0.00', flags: ['other_amount'] };
      expect(await run(method, order, { paid })).toEqual(held);
    }),
    {
      numRuns: 15,
      examples: methods.map((method): [Method, Step[], Paid] => [method, ['end', 'end_and_poll'], 'less']),
    },
  );
});

test('a transfer that comes after its rate has lapsed waits for a person; other late money is credited, once', async () => {
  await fc.assert(
    fc.asyncProperty(anyMethod, orders, async (method, order) => {
      const booked = { booked: 1, cash: receivedOf[method], flags: flagsOf(order) };
      const credited = { isCredited: true, reviewCause: null, ...booked };
      const held = { isCredited: false, reviewCause: 'late', booked: 0, cash: '0.00', flags: ['late'] };
      const late = { paid: 'asked', isLate: true } as const;
      expect(await run(method, order, late)).toEqual(method === 'usdt' ? held : credited);
    }),
    { numRuns: 15, examples: methods.map((method): [Method, Step[]] => [method, ['poll', 'end']]) },
  );
});

test('blocks on a transfer are counted upwards and told, and its time does not end it while they come', async () => {
  const { payment, ...opened } = { ...(await open('usdt')), at: fixture.now.toISOString() };
  const seen = (confirmations: number) => {
    Object.assign(payment, { sent: { amount: '27.027028', currency: 'USDT' }, confirmations });
    return fixture.send({ eventId: randomUUID(), payment: { ...payment } });
  };
  const stand = async () => {
    const { json } = await fixture.call('GET', `/wps/v2/wallets/deposits/${opened.id}`, opened.memberId);
    return json.value as { state: string; confirmations: number | null };
  };
  expect(await stand()).toMatchObject({ state: 'pending', confirmations: null });
  fixture.published.length = 0;
  for (const confirmations of [0, 2, 1, 2]) await seen(confirmations);
  expect(await stand()).toMatchObject({ state: 'pending', confirmations: 2 });
  expect(fixture.published.filter(({ name }) => name === 'deposit.updated')).toHaveLength(2);
  Object.assign(payment, { confirmations: 2 });
  await poll();
  expect(await stand()).toMatchObject({ state: 'pending', confirmations: 2 });
  Object.assign(payment, { state: 'succeeded', paidAt: opened.at });
  await seen(3);
  expect(await stand()).toMatchObject({ state: 'succeeded', confirmations: 3 });
});

test('after all of it the books balance', async () => {
  expect(await fixture.ledger.verify(db)).toEqual([]);
  expect(await fixture.ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
});
