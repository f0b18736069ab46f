import { randomUUID } from 'node:crypto';
import { unwrap } from '@quetzal/api';
import { askForMoney, cashOf, type Member, memberWithMoney, newMember, withdrawalOf } from '../support/member.ts';
import { type Operator, runCommand } from '../support/operator.ts';
import { expect, test } from '../support/test.ts';

const settleLimitMs = 20_000;
const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/;

/** Runs a command that has to work; answers what it printed. */
async function works(words: string, as: Operator = 'ops', ...last: string[]): Promise<string> {
  const { status, printed } = await runCommand([...words.split(' '), ...last], { as });
  expect(status, `${words}: ${printed}`).toBe(0);
  return printed;
}

/** Runs a command that has to be refused with a code. */
async function refused(words: string, code: string, as: Operator = 'ops'): Promise<void> {
  const { status, printed } = await runCommand(words.split(' '), { as });
  expect([status, printed.includes(code)], `${words}: ${printed}`).toEqual([1, true]);
}

const idIn = (printed: string): string => uuid.exec(printed)?.[0] ?? '';
const untilState = (member: Member, id: string, state: string) =>
  expect.poll(async () => (await withdrawalOf(member, id)).state, { timeout: settleLimitMs }).toBe(state);

test('corrections of a balance: proposed by one, approved or rejected by the other', async ({ urls }) => {
  const member = await newMember(urls.api);
  const given = idIn(await works(`adjust propose ${member.username} 250.00`, 'ops', 'Given for a journey'));
  await refused(`adjust approve ${given}`, 'wallet.adjustment_own');
  expect(await works(`adjust approve ${given}`, 'finance')).toContain('Cash went from 0.00 to 250.00');
  const taken = idIn(await works(`adjust propose ${member.username} -50.00`, 'finance', 'Taken for a journey'));
  expect(await works('adjust list proposed')).toContain(taken);
  expect(await works(`adjust reject ${taken}`)).toContain('is rejected');
  expect(await cashOf(member)).toBe('250.00');
});

test('withdrawals: listed, approved and paid; rejected with a reason that the member reads', async ({ urls }) => {
  const member = await memberWithMoney(urls.api, '1000.00');
  const [paid, back] = [await askForMoney(member, '300.00'), await askForMoney(member, '200.00')];
  expect(await works('withdrawals list in_review')).toContain(paid);
  expect(await works(`withdrawals approve ${paid}`)).toMatch(/is (paying|paid)/);
  await untilState(member, paid, 'paid');
  expect(await works(`withdrawals reject ${back}`, 'finance', 'The documents do not fit')).toContain('is rejected');
  expect(await withdrawalOf(member, back)).toMatchObject({ state: 'rejected', reason: 'The documents do not fit' });
  await refused(`withdrawals approve ${back}`, 'wallet.withdrawal_state');
  expect(await cashOf(member)).toBe('700.00');
});

test('a payout that nobody tells of is asked about by hand', async ({ urls }) => {
  const member = await memberWithMoney(urls.api, '1000.00');
  const id = await askForMoney(member, '100.05');
  await works(`withdrawals approve ${id}`);
  await expect(async () => {
    expect(await works(`withdrawals retry ${id}`)).toContain('is paid');
  }).toPass({ timeout: settleLimitMs });
});

test('a dispute ends by two: refused once, then given back', async ({ urls }) => {
  const member = await memberWithMoney(urls.api, '1000.00');
  const id = await askForMoney(member, '400.00');
  await works(`withdrawals approve ${id}`);
  await untilState(member, id, 'paid');
  const receipt = { params: { path: { id } }, body: { received: false } };
  await unwrap(member.api.POST('/wps/v2/wallets/withdrawals/{id}/receipt', receipt));
  const first = idIn(await works(`withdrawals resolve ${id} proven`, 'ops', 'The bank says so'));
  await refused(`resolutions approve ${first}`, 'wallet.resolution_own');
  expect(await works(`resolutions reject ${first}`, 'finance')).toContain('stays disputed');
  const second = idIn(await works(`withdrawals resolve ${id} return`, 'finance', 'It never arrived'));
  expect(await works('resolutions list proposed')).toContain(second);
  expect(await works(`resolutions approve ${second}`)).toContain('ends: return');
  expect(await withdrawalOf(member, id)).toMatchObject({ state: 'failed', reason: 'It never arrived' });
  expect(await cashOf(member)).toBe('1000.00');
});

test('deposits in review: listed, credited less the fee, or rejected with a reason that the member reads', async ({
  urls,
}) => {
  const member = await newMember(urls.api);
  const deposits: string[] = [];
  for (const methodCode of ['spei', 'cash']) {
    const body = { methodCode, amount: '500.00', requestId: randomUUID() };
    const deposit = await unwrap(member.api.POST('/wps/v2/wallets/deposits', { body }));
    const page = new URL(deposit.checkoutUrl ?? '');
    const form = new URLSearchParams({ behaviour: 'prompt', paidAmount: '400.00' });
    await fetch(`${page.origin}${page.pathname}/pay`, { method: 'POST', body: form, redirect: 'manual' });
    deposits.push(deposit.id);
  }
  const [credited = '', rejected = ''] = deposits;
  await expect(async () => {
    const waiting = await works('deposits review');
    expect(deposits.every((id) => waiting.includes(id))).toBe(true);
  }).toPass({ timeout: settleLimitMs });
  expect(await works(`deposits credit ${credited}`)).toContain('Credited 400.00 MXN');
  await refused(`deposits credit ${credited}`, 'wallet.deposit_not_in_review', 'finance');
  expect(await works(`deposits reject ${rejected}`, 'finance', 'Not the amount of the voucher')).toContain('is failed');
  const path = { params: { path: { id: rejected } } };
  expect(await unwrap(member.api.GET('/wps/v2/wallets/deposits/{id}', path))).toMatchObject({
    failure: 'rejected',
    reason: 'Not the amount of the voucher',
  });
  expect(await cashOf(member)).toBe('400.00');
});

test('what works on the database itself: the ledger agrees with itself, every account number is sealed', async () => {
  expect(await works('ledger verify')).toContain('agrees with itself');
  expect(await works('accounts seal')).toContain('Sealed 0 payout accounts');
});

test('a command signs in by itself, beside a platform that was started here', async () => {
  const { status, printed } = await runCommand(['liability'], { signsIn: true });
  expect(status, printed).toBe(0);
  expect(printed).toContain('Player liability');
});

test('words that are no command show the commands, and end as a mistake', async () => {
  const { status, printed } = await runCommand(['withdrawals', 'forget']);
  expect([status, printed.includes('Usage: npm run ops')]).toEqual([2, true]);
});
