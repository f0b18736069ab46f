import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();
const order = (more: object = {}) => ({
  merchantReference: randomUUID(),
  kind: 'bank',
  number: '032180000118359719',
  holderName: 'José López',
  amount: '500.00',
  currency: 'MXN',
  reference: 'W1234',
  ...more,
});

async function payLater(amount: string): Promise<{ told: string[]; state: string | undefined }> {
  sandbox.told = [];
  const { json } = await sandbox.signed('POST', '/v1/payouts', order({ amount }));
  sandbox.now = new Date(sandbox.now.getTime() + 2_000);
  await sandbox.payouts.payDue();
  await sandbox.later(0);
  await sandbox.later(3);
  const found = await sandbox.signed('GET', `/v1/payouts/${json['id']}`);
  return { told: sandbox.told.map(({ state }) => state), state: found.json['state'] };
}

test.each([
  ['500.00', ['paid'], 'paid'],
  ['500.01', ['failed'], 'failed'],
  ['500.03', ['paid', 'paid'], 'paid'],
  ['500.04', ['paid', 'pending'], 'paid'],
  ['500.05', [], 'paid'],
  ['500.06', ['paid', 'failed'], 'failed'],
])('%s is told as %j and ends as %s', async (amount, told, state) => {
  expect(await payLater(amount)).toEqual({ told, state });
  expect(sandbox.told.every(({ isSigned }) => isSigned)).toBe(true);
});

test('500.02 is told a quarter of a minute late', async () => {
  expect(await payLater('500.02')).toEqual({ told: [], state: 'paid' });
  await sandbox.later(15);
  expect(sandbox.told.map(({ state }) => state)).toEqual(['paid']);
});

test('the same reference is one payout, and not another one', async () => {
  const same = order();
  const answers = await Promise.all([1, 2, 3].map(() => sandbox.signed('POST', '/v1/payouts', same)));
  expect(new Set(answers.map(({ json }) => json['id'])).size).toBe(1);
  const other = await sandbox.signed('POST', '/v1/payouts', { ...same, amount: '1.00' });
  expect(other).toMatchObject({ status: 409, json: { error: 'reference_reused' } });
});

test('unsigned, of no amount, of no kind: refused', async () => {
  const unsigned = await sandbox.app.inject({ method: 'POST', url: '/v1/payouts', payload: order() });
  expect(unsigned.statusCode).toBe(401);
  expect((await sandbox.signed('POST', '/v1/payouts', order({ amount: '0' }))).status).toBe(422);
  expect((await sandbox.signed('POST', '/v1/payouts', order({ kind: 'cash' }))).status).toBe(400);
  expect((await sandbox.signed('GET', `/v1/payouts/${randomUUID()}`)).status).toBe(404);
});
