import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { insertSite } from '../testing/people.ts';
import { moneyOpsOver } from './testing/money-ops.ts';
import { useWithdrawals } from './testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db, moneyOpsOver(db));
const second = randomUUID();
const elsewhere = randomUUID();

beforeAll(async () => {
  const other = await insertSite(db);
  const row = { name: 'Ops', password_hash: '-', created_at: wallet.now };
  await db
    .insertInto('operator')
    .values([
      { ...row, id: second, site_id: wallet.siteId, username: 'second' },
      { ...row, id: elsewhere, site_id: other, username: 'ops' },
    ])
    .execute();
});

const send = (path: string, token: string | undefined, body?: object) =>
  wallet.postPlain(`/ops/v1/${path}`, token, body as object);
const eventsOf = async (subject: string) =>
  db.selectFrom('event_report').selectAll().where('subject', '=', subject).orderBy('id').execute();

describe('withdrawals', () => {
  test('those in review are listed with whose they are, the reasons and the holder, of the own site only', async () => {
    const member = await wallet.richMember();
    wallet.country = 'MX';
    await wallet.ask(member);
    wallet.country = undefined;
    const listed = await wallet.get('/ops/v1/withdrawals?state=in_review', wallet.operatorId);
    expect(listed.value).toMatchObject({
      content: [
        {
          memberId: member.memberId,
          account: member.account,
          currency: 'MXN',
          reviewReasons: ['identity_unconfirmed'],
          country: 'MX',
          payoutAccount: { holderName: 'José López', maskedNumber: expect.stringMatching(/^\*{4}\d{4}$/) },
        },
      ],
    });
    expect((await wallet.get('/ops/v1/withdrawals', elsewhere)).value).toMatchObject({ totalElements: 0 });
  });

  test('T113, T118: an approval orders the payout and is reported with actor, state before and after', async () => {
    const member = await wallet.richMember();
    const { id } = (await wallet.ask(member)).value as { id: string };
    expect(await send(`withdrawals/${id}/approve`, wallet.operatorId)).toMatchObject({
      status: 200,
      value: { state: 'paying' },
    });
    expect((await eventsOf(`withdrawal:${id}`)).map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
      ['requested', 'member'],
      ['in_review', 'system'],
      ['approved', 'operator'],
      ['paying', 'system'],
    ]);
    const notes = db.selectFrom('inbox_message').select('kind').where('member_id', '=', member.memberId);
    expect((await notes.orderBy('id').execute()).map(({ kind }) => kind)).toEqual([
      'transaction_password_changed',
      'withdrawal_in_review',
      'withdrawal_approved',
    ]);
    expect((await eventsOf(`withdrawal:${id}`))[2]).toMatchObject({
      actor_id: wallet.operatorId,
      before: { state: 'in_review' },
      after: { state: 'approved' },
    });
    await expect(db.deleteFrom('event_report').execute()).rejects.toThrow(/permission denied/);
  });

  test('T018: a refusal gives the money back with the reason, once', async () => {
    const member = await wallet.richMember();
    const { id } = (await wallet.ask(member)).value as { id: string };
    const reason = 'The documents do not fit';
    expect(await send(`withdrawals/${id}/reject`, wallet.operatorId, { reason })).toMatchObject({
      status: 200,
      value: { state: 'rejected', reason },
    });
    expect(await wallet.get(`/wps/v2/wallets/withdrawals/${id}`, member.memberId)).toMatchObject({
      value: { state: 'rejected', reason },
    });
    expect(await send(`withdrawals/${id}/reject`, second, { reason })).toMatchObject({ status: 409 });
    expect(await send(`withdrawals/${id}/approve`, second)).toMatchObject({
      status: 409,
      errorCode: 'wallet.withdrawal_state',
      params: { state: 'rejected' },
    });
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
  });

  test('an approval and a refusal at the same time: one of them counts', async () => {
    const member = await wallet.richMember();
    const { id } = (await wallet.ask(member)).value as { id: string };
    const answers = await Promise.all([
      send(`withdrawals/${id}/approve`, wallet.operatorId),
      send(`withdrawals/${id}/reject`, second, { reason: 'Not this one' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a provider that was away is asked again at once by a retry, and pays once', async () => {
    const member = await wallet.richMember();
    const { id } = (await wallet.ask(member)).value as { id: string };
    wallet.provider.mood = 'broken';
    await send(`withdrawals/${id}/approve`, wallet.operatorId);
    wallet.provider.mood = 'well';
    const before = wallet.provider.payouts.size;
    await Promise.all([1, 2].map(() => send(`withdrawals/${id}/retry`, wallet.operatorId)));
    expect(wallet.provider.payouts.size).toBe(before + 1);
  });

  test('400 without a reason, 401 for everyone else, 404 at another site', async () => {
    const member = await wallet.richMember();
    const { id } = (await wallet.ask(member)).value as { id: string };
    expect(await send(`withdrawals/${id}/reject`, wallet.operatorId, { reason: '  ' })).toMatchObject({ status: 400 });
    expect(await send(`withdrawals/${id}/approve`, undefined)).toMatchObject({ status: 401 });
    expect(await send(`withdrawals/${id}/approve`, elsewhere)).toMatchObject({ status: 404 });
    expect(await send(`withdrawals/${randomUUID()}/approve`, wallet.operatorId)).toMatchObject({ status: 404 });
  });
});

describe('adjustments', () => {
  const wish = (account: string, more: object = {}) => ({
    account,
    amount: '-250.00',
    reason: 'Credited twice by mistake',
    requestId: randomUUID(),
    ...more,
  });

  test('T026: one proposes, another approves; reason and balance before and after are kept', async () => {
    const member = await wallet.richMember();
    const proposed = await send('adjustments', wallet.operatorId, wish(member.account));
    expect(proposed).toMatchObject({ status: 200, value: { state: 'proposed', balanceBefore: null } });
    expect((await wallet.balance(member.memberId)).cash).toBe(10_000_000n);
    const { id } = proposed.value as { id: string };
    expect(await send(`adjustments/${id}/approve`, second)).toMatchObject({
      status: 200,
      value: { state: 'approved', decidedBy: second, balanceBefore: '1000.00', balanceAfter: '750.00' },
    });
    expect((await wallet.balance(member.memberId)).cash).toBe(7_500_000n);
    expect((await eventsOf(`adjustment:${id}`))[1]).toMatchObject({
      action: 'approved',
      actor_id: second,
      reason: 'Credited twice by mistake',
      before: { cash: '1000.00' },
      after: { cash: '750.00' },
    });
    expect(await wallet.ledger.verify(db)).toEqual([]);
  });

  test('the second person sees whose money it is and who proposed it', async () => {
    const member = await wallet.richMember();
    const proposed = await send('adjustments', wallet.operatorId, wish(member.account));
    const people = { account: member.account, currency: 'MXN', proposer: 'ops', decider: null };
    expect(proposed.value).toMatchObject(people);
    const { id } = proposed.value as { id: string };
    const listed = async () => {
      const { value } = await wallet.get('/ops/v1/adjustments?pageSize=100', second);
      return (value as { content: { id: string }[] }).content.find((one) => one.id === id);
    };
    expect(await listed()).toMatchObject(people);
    await send(`adjustments/${id}/reject`, second);
    expect(await listed()).toMatchObject({ ...people, decider: 'second' });
  });

  test('T026: nobody approves or refuses their own proposal', async () => {
    const member = await wallet.richMember();
    const { value } = await send('adjustments', wallet.operatorId, wish(member.account, { amount: '10.00' }));
    const { id } = value as { id: string };
    const refused = { status: 403, errorCode: 'wallet.adjustment_own' };
    expect(await send(`adjustments/${id}/approve`, wallet.operatorId)).toMatchObject(refused);
    expect(await send(`adjustments/${id}/reject`, wallet.operatorId)).toMatchObject(refused);
    expect((await wallet.balance(member.memberId)).cash).toBe(10_000_000n);
  });

  test('approved by several at once it moves money once, and refused it moves none', async () => {
    const member = await wallet.richMember();
    const { value } = await send('adjustments', wallet.operatorId, wish(member.account, { amount: '10.00' }));
    const { id } = value as { id: string };
    const answers = await Promise.all([1, 2, 3].map(() => send(`adjustments/${id}/approve`, second)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const other = await send('adjustments', wallet.operatorId, wish(member.account, { amount: '10.00' }));
    await send(`adjustments/${(other.value as { id: string }).id}/reject`, second);
    expect((await wallet.balance(member.memberId)).cash).toBe(10_100_000n);
  });

  test('the same request is one proposal, and after a day nobody can decide it', async () => {
    const member = await wallet.richMember();
    const same = wish(member.account);
    const answers = await Promise.all([1, 2].map(() => send('adjustments', wallet.operatorId, same)));
    const [id, again] = answers.map(({ value }) => (value as { id: string }).id);
    expect(id).toBe(again);
    expect(await send('adjustments', wallet.operatorId, { ...same, amount: '1.00' })).toMatchObject({ status: 409 });
    wallet.later(24 * 3_600_000);
    expect(await send(`adjustments/${id}/approve`, second)).toMatchObject({
      status: 409,
      errorCode: 'wallet.adjustment_state',
    });
  });

  test('422 when it would take more than there is; it can still be decided afterwards', async () => {
    const member = await wallet.richMember();
    const { value } = await send('adjustments', wallet.operatorId, wish(member.account, { amount: '-1000.01' }));
    const { id } = value as { id: string };
    expect(await send(`adjustments/${id}/approve`, second)).toMatchObject({
      status: 422,
      errorCode: 'wallet.adjustment_funds',
    });
    expect(await send(`adjustments/${id}/reject`, second)).toMatchObject({ status: 200 });
  });

  test.each(['0.001', '-249.9999'])('422 for %s, which is finer than the currency can be paid in', async (amount) => {
    const member = await wallet.richMember();
    expect(await send('adjustments', wallet.operatorId, wish(member.account, { amount }))).toMatchObject({
      status: 422,
      errorCode: 'wallet.amount_too_fine',
      field: 'amount',
      params: { step: '0.01' },
    });
  });

  test('400 for nothing, 404 for nobody and for another site, 401 for everyone else', async () => {
    const member = await wallet.richMember();
    expect(await send('adjustments', wallet.operatorId, wish(member.account, { amount: '0' }))).toMatchObject({
      status: 400,
      field: 'amount',
    });
    expect(await send('adjustments', wallet.operatorId, wish('nobody'))).toMatchObject({ status: 404 });
    expect(await send('adjustments', elsewhere, wish(member.account))).toMatchObject({ status: 404 });
    expect(await send('adjustments', undefined, wish(member.account))).toMatchObject({ status: 401 });
  });
});
