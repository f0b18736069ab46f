import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from './testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWallet(db);

async function start(): Promise<{ memberId: string; id: string; state: () => Promise<string> }> {
  const { memberId } = await wallet.member();
  const body = { methodCode: 'spei', amount: '500.00', requestId: randomUUID() };
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
