import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { insertSite } from '../testing/people.ts';
import { moneyOpsOver } from '../withdrawals/testing/money-ops.ts';
import { useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db, moneyOpsOver(db));
const second = randomUUID();
const elsewhere = randomUUID();

beforeAll(async () => {
  const row = { name: 'Ops', password_hash: '-', created_at: wallet.now };
  const other = await insertSite(db);
  await db
    .insertInto('operator')
    .values([
      { ...row, id: second, site_id: wallet.siteId, username: 'second' },
      { ...row, id: elsewhere, site_id: other, username: 'ops' },
    ])
    .execute();
});

async function paid() {
  const member = await wallet.richMember();
  const id = await wallet.askAndApprove(member);
  await wallet.tell(id, 'paid');
  return { memberId: member.memberId, id, url: `/wps/v2/wallets/withdrawals/${id}` };
}

async function disputed() {
  const withdrawal = await paid();
  await wallet.postPlain(`${withdrawal.url}/receipt`, withdrawal.memberId, { received: false });
  const propose = async (how: string, token: string | undefined = wallet.operatorId) => {
    const path = `/ops/v1/withdrawals/${withdrawal.id}/resolve`;
    const answer = await wallet.postPlain(path, token, { how, reason: 'Asked the bank' });
    return { ...answer, id: (answer.value as { id: string } | null)?.id ?? '' };
  };
  const stand = async () => (await wallet.get(withdrawal.url, withdrawal.memberId)).value;
  /** One proposes, the other agrees; answers where the withdrawal stands then. */
  const agree = async (how: string) => {
    expect(await decide((await propose(how)).id, 'approve')).toMatchObject({ status: 200 });
    return stand();
  };
  return { ...withdrawal, propose, agree, stand };
}

const decide = (id: string, verb: 'approve' | 'reject', token: string | undefined = second) =>
  wallet.postPlain(`/ops/v1/resolutions/${id}/${verb}`, token, undefined as never);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('as two agreed', () => {
  test('proven: it stays paid', async () => {
    const { memberId, agree } = await disputed();
    expect(await agree('proven')).toMatchObject({ state: 'paid', receipt: 'proven' });
    expect(await wallet.balance(memberId)).toEqual({ cash: 5_000_000n, held: 0n });
  });

  test('return: the money comes back once however often it is approved, and the books balance', async () => {
    const { memberId, propose, stand } = await disputed();
    const { id } = await propose('return');
    expect(await wallet.balance(memberId)).toEqual({ cash: 5_000_000n, held: 0n });
    expect(statusesOf(await Promise.all([1, 2, 3].map(() => decide(id, 'approve'))))).toEqual([200, 409, 409]);
    expect(await stand()).toMatchObject({ state: 'failed', reason: 'Asked the bank' });
    expect(await wallet.balance(memberId)).toEqual({ cash: 10_000_000n, held: 0n });
    expect((await wallet.ledger.trialBalance(db)).every(({ balanced }) => balanced)).toBe(true);
  });

  test('pay again: a second order at the cost of the house, whose end waits for the member again', async () => {
    const { memberId, id, agree, stand } = await disputed();
    expect(await agree('pay_again')).toMatchObject({ state: 'paying', receipt: null });
    await wallet.tell(id, 'paid');
    await wallet.tell(id, 'paid');
    expect(await stand()).toMatchObject({ state: 'paid', receipt: 'awaited' });
    expect(await wallet.balance(memberId)).toEqual({ cash: 5_000_000n, held: 0n });
    const [mxn] = await wallet.ledger.trialBalance(db);
    expect(mxn?.houses.find(({ purpose }) => purpose === 'adjustment')?.balance).toBe(-5_000_000n);
    expect(await wallet.ledger.verify(db)).toEqual([]);
  });

  test('pay again that fails is a dispute again, and ends by a proposal of its own', async () => {
    const { memberId, id, agree, stand } = await disputed();
    await agree('pay_again');
    await wallet.tell(id, 'failed');
    expect(await stand()).toMatchObject({ state: 'disputed' });
    expect(await agree('return')).toMatchObject({ state: 'failed', reason: 'Asked the bank' });
    expect(await wallet.balance(memberId)).toEqual({ cash: 10_000_000n, held: 0n });
  });
});

describe('T026: by two people', () => {
  test('nobody decides on their own proposal, in the database neither', async () => {
    const { propose, stand } = await disputed();
    const { id } = await propose('return');
    const refused = { status: 403, errorCode: 'wallet.resolution_own' };
    expect(await decide(id, 'approve', wallet.operatorId)).toMatchObject(refused);
    expect(await decide(id, 'reject', wallet.operatorId)).toMatchObject(refused);
    expect(await stand()).toMatchObject({ state: 'disputed' });
    const alone = { state: 'approved', decided_by: wallet.operatorId, decided_at: wallet.now };
    const change = db.updateTable('dispute_resolution').set(alone).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow(/second_person/);
  });

  test('refused, it stays open, and another proposal can be made', async () => {
    const { propose, agree, stand } = await disputed();
    const { id } = await propose('return');
    expect(await propose('proven', second)).toMatchObject({ status: 409, errorCode: 'wallet.resolution_open' });
    expect(await decide(id, 'reject')).toMatchObject({ status: 200, value: { state: 'rejected', decidedBy: second } });
    expect(await stand()).toMatchObject({ state: 'disputed' });
    expect(await decide(id, 'approve')).toMatchObject({ status: 409, errorCode: 'wallet.resolution_state' });
    expect(await agree('proven')).toMatchObject({ state: 'paid' });
  });

  test('after a day nobody can decide it, and it makes room for another', async () => {
    const { propose, stand } = await disputed();
    const { id } = await propose('return');
    wallet.later(24 * 3_600_000);
    expect(await decide(id, 'approve')).toMatchObject({ status: 409, errorCode: 'wallet.resolution_state' });
    expect(await propose('proven')).toMatchObject({ status: 200 });
    expect(await stand()).toMatchObject({ state: 'disputed' });
  });

  test('proposals at the same time: one is open, and the event report says who proposed and who approved', async () => {
    const { id, propose } = await disputed();
    const answers = await Promise.all([propose('return'), propose('proven', second), propose('pay_again')]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const [open] = answers.filter(({ status }) => status === 200);
    const proposer = (open?.value as { proposedBy: string } | undefined)?.proposedBy;
    const other = proposer === second ? wallet.operatorId : second;
    await decide(open?.id ?? '', 'approve', other);
    const lines = db
      .selectFrom('event_report')
      .select(['action', 'actor_id'])
      .where('subject', '=', `withdrawal:${id}`);
    expect(await lines.where('component', '=', 'wallet.disputes').orderBy('id').execute()).toEqual([
      { action: 'resolution_proposed', actor_id: proposer },
      { action: 'resolution_approved', actor_id: other },
    ]);
  });

  test('they are listed for the own site, by state, with whose money it is and who proposed', async () => {
    const { propose, memberId } = await disputed();
    const { id } = await propose('return');
    const own = await wallet.get('/ops/v1/resolutions?state=proposed&pageSize=100', second);
    const { content } = own.value as { content: { id: string }[] };
    const whose = { memberId, account: `m${memberId.slice(0, 8)}`, currency: 'MXN' };
    expect(content.find((one) => one.id === id)).toMatchObject({ ...whose, proposer: 'ops', decider: null });
    expect((await wallet.get('/ops/v1/resolutions', elsewhere)).value).toMatchObject({ totalElements: 0 });
  });
});

test('400 for another way and without a reason, 401 for nobody, 404 at another site, 409 where there is no dispute', async () => {
  const { id, propose } = await disputed();
  expect(await propose('forget')).toMatchObject({ status: 400 });
  const path = `/ops/v1/withdrawals/${id}/resolve`;
  expect(await wallet.postPlain(path, second, { how: 'return', reason: ' ' })).toMatchObject({ status: 400 });
  expect(await wallet.postPlain(path, undefined, { how: 'return', reason: 'Asked the bank' })).toMatchObject({
    status: 401,
  });
  expect(await propose('return', elsewhere)).toMatchObject({ status: 404 });
  const open = await propose('return');
  expect(await decide(open.id, 'approve', elsewhere)).toMatchObject({ status: 404 });
  expect(await decide(randomUUID(), 'approve')).toMatchObject({
    status: 404,
    errorCode: 'wallet.resolution_not_found',
  });
  const settled = await paid();
  const body = { how: 'return', reason: 'Asked the bank' };
  expect(await wallet.postPlain(`/ops/v1/withdrawals/${settled.id}/resolve`, second, body)).toMatchObject({
    status: 409,
    errorCode: 'wallet.withdrawal_state',
  });
});
