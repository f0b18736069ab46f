import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from './testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWallet(db);

async function start(methodCode = 'spei'): Promise<{ memberId: string; id: string; state: () => Promise<string> }> {
  const { memberId } = await wallet.member();
  const body = { methodCode, amount: '500.00', requestId: randomUUID(), phone: '5512345678' };
  await wallet.call('POST', '/wps/v2/wallets/deposits', memberId, body);
  const list = async () => {
    const { json } = await wallet.call('GET', '/wps/v2/wallets/deposits', memberId);
    const [first] = (json.value as { content: { id: string; state: string }[] }).content;
    return first ?? { id: '', state: 'missing' };
  };
  return { memberId, id: (await list()).id, state: async () => (await list()).state };
}

async function runLater(minutes: number): Promise<void> {
  wallet.now = new Date(wallet.now.getTime() + minutes * 60_000);
  for (const job of wallet.wallet.jobs) await job.run();
}

test('a payment whose event got lost is found by asking', async () => {
  const deposit = await start();
  const payment = wallet.provider.payments.get(deposit.id);
  if (payment !== undefined) payment.state = 'succeeded';
  await runLater(2);
  expect(await deposit.state()).toBe('succeeded');
  const { json } = await wallet.call('GET', '/wps/v2/wallets/balance', deposit.memberId);
  expect(json.value).toMatchObject({ cash: '500.00' });
});

test('a payment that nobody made ends when its time is over, and not before', async () => {
  const deposit = await start();
  await runLater(2);
  expect(await deposit.state()).toBe('pending');
  await runLater(60);
  expect(await deposit.state()).toBe('expired');
});

test('a deposit that never reached the provider ends too', async () => {
  wallet.provider.mood = 'broken';
  const deposit = await start();
  expect(await deposit.state()).toBe('created');
  await runLater(61);
  expect(await deposit.state()).toBe('expired');
  wallet.provider.mood = 'well';
});

test('a provider that is away is asked again later, less and less often', async () => {
  const deposit = await start();
  wallet.provider.mood = 'broken';
  await runLater(2);
  await runLater(10);
  const row = db.selectFrom('deposit').select(['polls', 'next_poll_at']).where('id', '=', deposit.id);
  const { polls, next_poll_at: next } = await row.executeTakeFirstOrThrow();
  expect([polls, (next?.getTime() ?? 0) - wallet.now.getTime()]).toEqual([2, 120_000]);
  wallet.provider.mood = 'well';
});

describe('a payment that was opened, and whose opening we were never told of', () => {
  async function startUnanswered(methodCode: string) {
    wallet.provider.mood = 'forgetful';
    const deposit = await start(methodCode);
    wallet.provider.mood = 'well';
    const payment = wallet.provider.payments.get(deposit.id);
    if (payment === undefined) throw new Error('The provider opened nothing');
    expect(await deposit.state()).toBe('created');
    const cash = async () => (await wallet.wallet.currentBalance(deposit.memberId, 'MXN')).cash;
    const paymentId = async () => {
      const row = db.selectFrom('deposit').select('provider_payment_id').where('id', '=', deposit.id);
      return (await row.executeTakeFirstOrThrow()).provider_payment_id;
    };
    return { ...deposit, payment, cash, paymentId };
  }

  test.each(['spei', 'wallet'])('is asked for again by %s, can be paid, and is the same one', async (methodCode) => {
    const deposit = await startUnanswered(methodCode);
    wallet.published.length = 0;
    await runLater(2);
    expect([await deposit.state(), await deposit.paymentId()]).toEqual(['pending', deposit.payment.id]);
    // Balances that earlier tests moved are told a moment later.
    const updates = wallet.published.filter(({ name }) => name === 'deposit.updated');
    expect(updates).toMatchObject([{ memberId: deposit.memberId }]);
    const { json } = await wallet.call('GET', `/wps/v2/wallets/deposits/${deposit.id}`, deposit.memberId);
    expect(json.value).toMatchObject({ instructions: deposit.payment.instructions });
    deposit.payment.state = 'succeeded';
    await runLater(2);
    expect([await deposit.state(), (await deposit.cash()) > 0n]).toEqual(['succeeded', true]);
  });

  test.each(['spei', 'wallet'])('is credited when it was paid by %s before we asked', async (methodCode) => {
    const deposit = await startUnanswered(methodCode);
    deposit.payment.state = 'succeeded';
    await runLater(2);
    expect([await deposit.state(), await deposit.paymentId()]).toEqual(['succeeded', deposit.payment.id]);
  });

  test('is credited by its event, though the provider was away until long after its time', async () => {
    const deposit = await startUnanswered('spei');
    wallet.provider.mood = 'broken';
    for (const minutes of [2, 10, 60, 24 * 60]) await runLater(minutes);
    expect([await deposit.state(), await deposit.paymentId()]).toEqual(['expired', null]);
    wallet.provider.mood = 'well';
    const payment = { ...deposit.payment, state: 'succeeded' };
    expect(await wallet.send({ eventId: randomUUID(), payment })).toMatchObject({ status: 200 });
    expect([await deposit.state(), await deposit.paymentId()]).toEqual(['succeeded', deposit.payment.id]);
    expect(await deposit.cash()).toBe(5_000_000n);
  });

  test('is credited by our own asking when its event never comes', async () => {
    const deposit = await startUnanswered('spei');
    deposit.payment.state = 'succeeded';
    wallet.provider.mood = 'broken';
    for (const minutes of [2, 120]) await runLater(minutes);
    expect(await deposit.state()).toBe('expired');
    wallet.provider.mood = 'well';
    await runLater(7 * 60);
    expect([await deposit.state(), await deposit.cash()]).toEqual(['succeeded', 5_000_000n]);
  });
});
