import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWithdrawals } from './testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);
const stateOf = async (memberId: string, id: string) => (await wallet.withdrawals.withdrawalOf(memberId, id)).state;
const held = async (memberId: string, id: string) => {
  const { payoutId } = await wallet.withdrawals.withdrawalOf(memberId, id);
  return wallet.provider.payouts.get(payoutId ?? '');
};

test('a payout whose event got lost is found by asking', async () => {
  const member = await wallet.richMember();
  const id = await wallet.askAndApprove(member);
  const payout = await held(member.memberId, id);
  if (payout !== undefined) payout.state = 'paid';
  await wallet.runJobs();
  expect(await stateOf(member.memberId, id)).toBe('paying');
  wallet.later(2 * 60_000);
  await wallet.runJobs();
  expect(await stateOf(member.memberId, id)).toBe('paid');
});

test('a provider that is away gets its order later, and only once', async () => {
  const member = await wallet.richMember();
  wallet.provider.mood = 'broken';
  const id = await wallet.askAndApprove(member);
  expect(await held(member.memberId, id)).toBeUndefined();
  wallet.provider.mood = 'well';
  wallet.later(2 * 60_000);
  await wallet.runJobs();
  expect(await held(member.memberId, id)).toMatchObject({ state: 'pending' });
});

test.each(['forgetful', 'garbled'] as const)('an order whose answer is lost (%s) is one payout', async (mood) => {
  const member = await wallet.richMember();
  wallet.provider.mood = mood;
  const id = await wallet.askAndApprove(member);
  wallet.provider.mood = 'well';
  wallet.later(2 * 60_000);
  const before = wallet.provider.payouts.size;
  await wallet.runJobs();
  expect(wallet.provider.payouts.size).toBe(mood === 'garbled' ? before + 1 : before);
  await wallet.tell(id, 'paid');
  expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 0n });
});

test('two workers at the same time order one payout', async () => {
  const member = await wallet.richMember();
  wallet.provider.mood = 'broken';
  const id = await wallet.askAndApprove(member);
  wallet.provider.mood = 'well';
  wallet.later(2 * 60_000);
  await Promise.all([wallet.runJobs(), wallet.runJobs()]);
  const payouts = await db.selectFrom('payout').select('id').where('withdrawal_id', '=', id).execute();
  expect(payouts).toHaveLength(1);
  expect(await stateOf(member.memberId, id)).toBe('paying');
});

test('a reservation does not end by the clock', async () => {
  const member = await wallet.richMember();
  const id = (await wallet.ask(member)).value as { id: string };
  wallet.later(400 * 86_400_000);
  await wallet.runJobs();
  expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 5_000_000n });
  expect(await stateOf(member.memberId, id.id)).toBe('in_review');
});
