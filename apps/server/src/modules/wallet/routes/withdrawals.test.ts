import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { defaultPolicy, type WithdrawalPolicy } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { bet, deposit } from '../withdrawals/testing/money.ts';
import { transactionPassword, useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);
const url = '/wps/v2/wallets/withdrawals';
const rulesUrl = '/wps/v2/wallets/withdrawal-rules';

const setPolicy = (change: Partial<WithdrawalPolicy>) =>
  db
    .transaction()
    .execute((tx) => wallet.withdrawals.savePolicy(tx, wallet.siteId, { ...defaultPolicy('MXN'), ...change }));

describe('the rules', () => {
  test('tell limits, fees and what is left of the day', async () => {
    const { memberId } = await wallet.member();
    expect((await wallet.get(rulesUrl, memberId)).value).toMatchObject({
      currency: 'MXN',
      remainingTurnover: '0.00',
      turnoverPercent: '100',
      day: {
        countMax: 3,
        countLeft: 3,
        amountMax: '50000.00',
        amountLeft: '50000.00',
        endsAt: '2026-11-22T00:00:00.000Z',
      },
      nextAllowedAt: null,
      methods: [
        { code: 'spei', kind: 'bank', min: '100.00' },
        { code: 'wallet' },
        { code: 'usdt', fee: { percent: '0.5' } },
      ],
    });
  });

  test('every deposit must be bet once, exactly, by bets placed after it', async () => {
    const owner = await wallet.member();
    const remaining = async () =>
      ((await wallet.get(rulesUrl, owner.memberId)).value as { remainingTurnover: string }).remainingTurnover;
    await bet(db, owner, 9_000_000n, wallet.now);
    wallet.later(1);
    await deposit(db, wallet.ledger, owner, 5_000_000n, wallet.now);
    expect(await remaining()).toBe('500.00');
    await bet(db, owner, 1_234_567n, wallet.now);
    expect(await remaining()).toBe('376.5433');
    wallet.later(1);
    await deposit(db, wallet.ledger, owner, 1_000_000n, wallet.now);
    await bet(db, owner, 4_765_433n, wallet.now);
    expect(await remaining()).toBe('0.00');
  });

  test('when the day is used up they tell when the next one begins', async () => {
    const member = await wallet.richMember();
    for (let times = 0; times < 3; times += 1) await wallet.ask(member, { amount: '100.00' });
    expect((await wallet.get(rulesUrl, member.memberId)).value).toMatchObject({
      day: { countLeft: 0, amountLeft: '49700.00' },
      nextAllowedAt: '2026-11-22T00:00:00.000Z',
    });
  });
});

describe('200', () => {
  test('T018: a request answers with its state, amount, fee and what will be received, and the money is put aside', async () => {
    const member = await wallet.richMember();
    expect(await wallet.ask(member)).toMatchObject({
      status: 200,
      value: { state: 'in_review', amount: '500.00', fee: '0.00', received: '500.00', currency: 'MXN', paidAt: null },
    });
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 5_000_000n });
    expect(wallet.published.filter(({ memberId }) => memberId === member.memberId).map(({ name }) => name)).toEqual([
      'withdrawal.updated',
      'wallet.balance',
    ]);
  });

  test('the same request ten times at once is one withdrawal', async () => {
    const member = await wallet.richMember();
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => wallet.ask(member, { requestId })));
    expect(new Set(answers.map(({ value }) => (value as { id: string }).id)).size).toBe(1);
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 5_000_000n });
    expect((await wallet.get(url, member.memberId)).value).toMatchObject({ totalElements: 1 });
  });

  test('T028: the first one waits for a person; once the holder is known and was paid, a small one goes through', async () => {
    const member = await wallet.richMember();
    const id = await wallet.askAndApprove(member);
    await wallet.tell(id, 'paid');
    expect(await wallet.ask(member, { amount: '100.00' })).toMatchObject({ value: { state: 'paying' } });
  });

  test('a known holder is looked at again for a large amount, a new account and an account of somebody else', async () => {
    await setPolicy({ reviewFrom: 2_000_000n, coolingHours: 0, dayCountMax: 20 });
    const member = await wallet.richMember(5_000n);
    await wallet.tell(await wallet.askAndApprove(member, { amount: '100.00' }), 'paid');
    const reasonsOf = async (accountId: string, amount: string) => {
      const { id } = (await wallet.ask({ ...member, accountId }, { amount })).value as { id: string };
      return (await wallet.withdrawals.withdrawalOf(member.memberId, id)).reviewReasons;
    };
    expect(await reasonsOf(member.accountId, '199.99')).toEqual([]);
    expect(await reasonsOf(member.accountId, '200.00')).toEqual(['amount_above']);
    const wish = { kind: 'e_wallet', holderName: 'José López', number: '+525512345678', transactionPassword };
    const added = await wallet.post('/wps/v2/wallets/payout-accounts', member.memberId, wish);
    expect(await reasonsOf((added.value as { id: string }).id, '100.00')).toEqual(['payout_account_changed']);
    const other = await wallet.memberWithPassword();
    await wallet.post('/wps/v2/wallets/payout-accounts', other.memberId, wish);
    expect(await reasonsOf((added.value as { id: string }).id, '100.00')).toContain('payout_account_shared');
    await setPolicy({});
  });
});

describe('refusals', () => {
  test.each([
    ['amount', { amount: '1e3' }],
    ['amount', { amount: '100.00001' }],
    ['requestId', { requestId: 'mine' }],
    ['payoutAccountId', { payoutAccountId: 'mine' }],
    ['more', { more: 1 }],
  ])('400 names %s', async (field, more) => {
    const member = await wallet.richMember();
    expect(await wallet.ask(member, more)).toMatchObject({ status: 400, field });
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
  });

  test('400 for a plain body, 401 without a session, 403 for a trial account', async () => {
    const member = await wallet.richMember();
    expect(await wallet.postPlain(url, member.memberId, {})).toMatchObject({ status: 400 });
    const wish = { payoutAccountId: member.accountId, amount: '1.00', requestId: randomUUID(), transactionPassword };
    expect(await wallet.post(url, undefined, wish)).toMatchObject({ status: 401 });
    const trial = await wallet.member({ isTrial: true });
    expect(await wallet.ask({ ...trial, accountId: randomUUID() })).toMatchObject({
      status: 403,
      errorCode: 'in_need_true_account',
    });
  });

  test("404 for somebody else's account and somebody else's withdrawal", async () => {
    const [owner, other] = [await wallet.richMember(), await wallet.richMember()];
    expect(await wallet.ask({ ...owner, accountId: other.accountId })).toMatchObject({
      status: 404,
      errorCode: 'wallet.payout_account_not_found',
    });
    const { id } = (await wallet.ask(owner)).value as { id: string };
    expect(await wallet.get(`${url}/${id}`, other.memberId)).toMatchObject({ status: 404 });
    expect(await wallet.get(`${url}/${id}`, owner.memberId)).toMatchObject({ status: 200 });
  });

  test('T029: there is no call that takes a withdrawal back', async () => {
    const member = await wallet.richMember();
    const { id } = (await wallet.ask(member)).value as { id: string };
    for (const path of [`${url}/${id}`, `${url}/${id}/cancel`, `${url}/${id}/cancellation`]) {
      expect(await wallet.post(path, member.memberId, {})).toMatchObject({ status: 404 });
    }
    const gone = await wallet.api.inject({
      method: 'DELETE',
      url: `${url}/${id}`,
      headers: { authorization: member.memberId },
    });
    expect(gone.statusCode).toBe(404);
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 5_000_000n, held: 5_000_000n });
  });

  test('409 when a request id comes again for something else, and for an account that money goes to', async () => {
    const member = await wallet.richMember();
    const requestId = randomUUID();
    await wallet.ask(member, { requestId });
    expect(await wallet.ask(member, { requestId, amount: '100.00' })).toMatchObject({
      status: 409,
      errorCode: 'wallet.withdrawal_request_id_reused',
    });
    const removal = `/wps/v2/wallets/payout-accounts/${member.accountId}/removal`;
    expect(await wallet.post(removal, member.memberId, { transactionPassword })).toMatchObject({
      status: 409,
      errorCode: 'wallet.payout_account_in_use',
    });
  });

  test('422 with a wrong transaction password, and nothing is put aside', async () => {
    const member = await wallet.richMember();
    expect(await wallet.ask(member, { transactionPassword: 'wrong' })).toMatchObject({
      status: 422,
      errorCode: 'identity.transaction_password_wrong',
    });
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
  });

  test('422 for an amount finer than can be paid, with the step, and nothing is put aside', async () => {
    const member = await wallet.richMember();
    expect(await wallet.ask(member, { amount: '100.0001' })).toMatchObject({
      status: 422,
      errorCode: 'wallet.amount_too_fine',
      field: 'amount',
      params: { step: '0.01' },
    });
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
  });

  test('422 for more than there is, also when several ask for all of it at once', async () => {
    const member = await wallet.richMember();
    const answers = await Promise.all([1, 2, 3].map(() => wallet.ask(member, { amount: '1000.00' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.errorCode).toBe('wallet.insufficient_funds');
    expect(await wallet.balance(member.memberId)).toEqual({ cash: 0n, held: 10_000_000n });
  });

  test('422 tells what is still to be bet', async () => {
    const member = await wallet.richMember();
    wallet.later(1);
    await deposit(db, wallet.ledger, member, 5_000_000n, wallet.now);
    expect(await wallet.ask(member)).toMatchObject({
      status: 422,
      errorCode: 'wallet.turnover_required',
      params: { remaining: '500.00' },
    });
    await bet(db, member, 5_000_000n, wallet.now);
    expect(await wallet.ask(member)).toMatchObject({ status: 200 });
  });

  test('T021: a limit refuses with the limit in the answer: least, most, of the day', async () => {
    await setPolicy({ dayAmountMax: 6_000_000n });
    const member = await wallet.richMember(60_000n);
    const refusal = async (amount: string) => {
      const { errorCode, params } = await wallet.ask(member, { amount });
      return [errorCode, params];
    };
    expect(await refusal('99.99')).toEqual(['wallet.amount_below_min', { min: '100.00' }]);
    expect(await refusal('50000.01')).toEqual(['wallet.amount_above_max', { max: '50000.00' }]);
    await wallet.ask(member);
    expect(await refusal('100.01')).toEqual(['wallet.withdrawal_amount_of_day_used', { left: '100.00' }]);
    await setPolicy({ dayCountMax: 1 });
    expect(await refusal('100.00')).toEqual(['wallet.withdrawals_of_day_used', { max: 1 }]);
    wallet.later(12 * 3_600_000);
    expect(await refusal('100.00')).toEqual([null, undefined]);
    await setPolicy({});
  });

  test('T020: 422 for an account that is older than the real name, and is in another', async () => {
    const member = await wallet.richMember();
    wallet.realName = 'Ana Ruiz';
    try {
      expect(await wallet.ask(member)).toMatchObject({
        status: 422,
        errorCode: 'wallet.payout_holder_not_registered',
        field: 'payoutAccountId',
      });
      expect(await wallet.balance(member.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
      wallet.realName = 'LOPEZ, Jose';
      expect(await wallet.ask(member)).toMatchObject({ status: 200 });
    } finally {
      wallet.realName = undefined;
    }
  });

  test('422 while a new account cools, with the time when it may be used', async () => {
    const member = await wallet.richMember();
    const wish = { kind: 'e_wallet', holderName: 'José López', number: '+525512345679', transactionPassword };
    const { value } = await wallet.post('/wps/v2/wallets/payout-accounts', member.memberId, wish);
    const { id: accountId, usableFrom } = value as { id: string; usableFrom: string };
    expect(await wallet.ask({ ...member, accountId })).toMatchObject({
      status: 422,
      errorCode: 'wallet.payout_account_cooling',
      params: { from: usableFrom },
    });
    wallet.later(24 * 3_600_000);
    expect(await wallet.ask({ ...member, accountId })).toMatchObject({ status: 200 });
  });
});
