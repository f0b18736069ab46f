import { randomUUID } from 'node:crypto';
import { unwrap } from '@quetzal/api';
import { cashOf, type Member, newMember } from '../support/member.ts';
import { trialBalance } from '../support/operator.ts';
import { expect, test } from '../support/test.ts';
import { requestOnPhone } from '../support/wallet-phone.ts';

const settleLimitMs = 25_000;
/** What each method asks of a payer on the provider's page, and what is credited of 500.00. */
const methods = {
  spei: { form: {}, received: '500.00' },
  card: { form: { number: '4242424242424242', name: 'Ana', expiry: '12/39', cvc: '123' }, received: '487.50' },
  wallet: { form: { pin: '1234' }, received: '495.00' },
  cash: { form: {}, received: '488.00' },
  usdt: { form: {}, received: '500.00' },
} as const;
type Method = keyof typeof methods;

async function start(member: Member, methodCode: Method, sandboxUrl: string, phone = '5512345678') {
  const body = { methodCode, amount: '500.00', requestId: randomUUID(), phone };
  const deposit = await unwrap(member.api.POST('/wps/v2/wallets/deposits', { body }));
  const { origin, pathname } = new URL(deposit.checkoutUrl ?? (await requestOnPhone(sandboxUrl, deposit.reference)));
  const now = () => unwrap(member.api.GET('/wps/v2/wallets/deposits/{id}', { params: { path: { id: deposit.id } } }));
  /** Does at the provider what the payer's browser would. */
  const submit = async (verb: 'pay' | 'decline', form: Record<string, string> = {}) => {
    const sent = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' } as const;
    expect((await fetch(`${origin}${pathname}/${verb}`, sent)).status).toBe(303);
  };
  return { deposit, now, submit };
}

for (const method of Object.keys(methods) as Method[]) {
  const { form, received } = methods[method];
  test(`${method}: told at once, twice and out of order, each deposit is credited once`, async ({ urls }) => {
    const member = await newMember(urls.api);
    for (const [count, behaviour] of ['prompt', 'twice', 'out_of_order'].entries()) {
      const { now, submit } = await start(member, method, urls.sandbox);
      await submit('pay', { ...form, behaviour });
      await expect.poll(async () => (await now()).state, { timeout: settleLimitMs }).toBe('succeeded');
      expect(Number(await cashOf(member))).toBe(Number(received) * (count + 1));
    }
  });
}

test('a transfer is seen, counted block by block and credited, for exactly what was asked in tokens', async ({
  urls,
}) => {
  const member = await newMember(urls.api);
  const { deposit, now, submit } = await start(member, 'usdt', urls.sandbox);
  expect(deposit.instructions).toMatchObject({ kind: 'crypto', amount: '27.027028', confirmationsRequired: 3 });
  await submit('pay');
  await expect.poll(async () => (await now()).confirmations, { timeout: settleLimitMs }).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => (await now()).state, { timeout: settleLimitMs }).toBe('succeeded');
  expect(await now()).toMatchObject({ confirmations: 3, instructions: null });
});

for (const [method, paidAmount] of [
  ['spei', '499.99'],
  ['wallet', '600.00'],
  ['usdt', '27.027027'],
  ['usdt', '30.00'],
] as const) {
  test(`${method}: ${paidAmount} instead of what was asked is credited by nobody but a person`, async ({ urls }) => {
    const member = await newMember(urls.api);
    const { now, submit } = await start(member, method, urls.sandbox);
    await submit('pay', { ...methods[method].form, behaviour: 'prompt', paidAmount });
    await expect.poll(async () => (await now()).isInReview, { timeout: settleLimitMs }).toBe(true);
    expect(await cashOf(member)).toBe('0.00');
  });
}

test('T018: a declined payment says why, and nothing is credited', async ({ urls }) => {
  const member = await newMember(urls.api);
  const [cancelled, empty] = [
    await start(member, 'spei', urls.sandbox),
    await start(member, 'wallet', urls.sandbox, '5500000000'),
  ];
  await cancelled.submit('decline');
  await empty.submit('pay', { pin: '1234' });
  await expect.poll(async () => (await cancelled.now()).failure, { timeout: settleLimitMs }).toBe('cancelled');
  await expect.poll(async () => (await empty.now()).failure, { timeout: settleLimitMs }).toBe('insufficient_funds');
  expect(await cashOf(member)).toBe('0.00');
});

test('after all of it the books balance', async ({ urls }) => {
  expect((await trialBalance(urls.api)).every(({ balanced }) => balanced)).toBe(true);
});
