import { unwrap } from '@quetzal/api';
import { askForMoney, cashOf, type Member, memberWithMoney, withdrawalOf } from '../support/member.ts';
import { operatorApi, trialBalance } from '../support/operator.ts';
import { expect, test } from '../support/test.ts';

const settleLimitMs = 30_000;
/** What was paid in the tests of this file; looked at again at its end. */
const paidOut: { member: Member; id: string; left: string }[] = [];

/** Asks for an amount, whose cents choose how the payment sandbox pays it, and has an operator approve. */
async function payOut(apiUrl: string, amount: string) {
  const member = await memberWithMoney(apiUrl, '1000.00');
  const id = await askForMoney(member, amount);
  const ops = await operatorApi(apiUrl);
  await unwrap(ops.POST('/ops/v1/withdrawals/{id}/approve', { params: { path: { id } } }));
  const stateIs = (state: string) =>
    expect.poll(async () => (await withdrawalOf(member, id)).state, { timeout: settleLimitMs }).toBe(state);
  const askProvider = () => unwrap(ops.POST('/ops/v1/withdrawals/{id}/retry', { params: { path: { id } } }));
  return { member, id, stateIs, askProvider };
}

for (const [amount, how, left] of [
  ['500.00', 'at once', '500.00'],
  ['500.02', 'a quarter of a minute late', '499.98'],
  ['500.03', 'twice', '499.97'],
  ['500.04', 'out of order', '499.96'],
] as const) {
  test(`T032: a payout that the provider tells ${how} is paid once, and counts in what was withdrawn`, async ({
    urls,
  }) => {
    const { member, id, stateIs } = await payOut(urls.api, amount);
    await stateIs('paid');
    expect(await cashOf(member)).toBe(left);
    paidOut.push({ member, id, left });
    const { lifetime } = await unwrap(member.api.GET('/wps/member/info/funds/consolidated'));
    expect(lifetime).toEqual({ deposited: '0.00', withdrawn: amount, netDeposits: `-${amount}` });
  });
}

test('a payout that the provider never tells of is found by asking, once', async ({ urls }) => {
  const { member, id, askProvider } = await payOut(urls.api, '500.05');
  const stateNow = async () => {
    await askProvider();
    return (await withdrawalOf(member, id)).state;
  };
  await expect.poll(stateNow, { timeout: settleLimitMs }).toBe('paid');
  expect(await cashOf(member)).toBe('499.95');
});

test('a payout that fails gives the money back, once', async ({ urls }) => {
  const { member, id, stateIs } = await payOut(urls.api, '500.01');
  await stateIs('failed');
  expect(await withdrawalOf(member, id)).toMatchObject({ state: 'failed', reason: 'provider_failed' });
  expect(await cashOf(member)).toBe('1000.00');
});

test('a payout that the bank sends back becomes a dispute, and no money moves by itself', async ({ urls }) => {
  const { member, stateIs } = await payOut(urls.api, '500.06');
  await stateIs('disputed');
  expect(await cashOf(member)).toBe('499.94');
});

test('whatever the provider still said afterwards, each was paid once, and the books balance', async ({ urls }) => {
  for (const { member, id, left } of paidOut) {
    expect(await withdrawalOf(member, id)).toMatchObject({ state: 'paid', receipt: 'awaited' });
    expect(await cashOf(member)).toBe(left);
  }
  expect((await trialBalance(urls.api)).every(({ balanced }) => balanced)).toBe(true);
});
