import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AppError } from '#kernel/errors/app-error.ts';
import { defaultPolicy } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { transactionPassword, useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);
const url = '/wps/v2/wallets/payout-accounts';
const bank = {
  kind: 'bank',
  holderName: 'José López',
  number: '0321 8000 0118 3597 19',
  transactionPassword,
};
const phone = { ...bank, kind: 'e_wallet', number: '+52 55 1234 5678' };
const listed = async (memberId: string) => ((await wallet.get(url, memberId)).value as { content: object[] }).content;

describe('200', () => {
  test('an account is kept, its number masked, and the first one may be used at once', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const { status, value } = await wallet.post(url, memberId, bank);
    expect([status, value]).toMatchObject([
      200,
      { kind: 'bank', holderName: 'José López', maskedNumber: '****9719', usableFrom: '2026-11-21T12:00:00.000Z' },
    ]);
    expect(await listed(memberId)).toEqual([value]);
    expect(JSON.stringify(value)).not.toContain('0321');
  });

  test('every later one cools first, also one that was removed and comes back', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const { value } = await wallet.post(url, memberId, bank);
    const cooled = { usableFrom: '2026-11-22T12:00:00.000Z' };
    expect(await wallet.post(url, memberId, phone)).toMatchObject({ status: 200, value: cooled });
    const removal = `${url}/${(value as { id: string }).id}/removal`;
    expect(await wallet.post(removal, memberId, { transactionPassword })).toMatchObject({ status: 200 });
    expect(await listed(memberId)).toHaveLength(1);
    expect(await wallet.post(url, memberId, bank)).toMatchObject({ status: 200, value: cooled });
  });

  test('T113: adding and removing are in the event report, without the whole number', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const { value } = await wallet.post(url, memberId, bank);
    await wallet.post(`${url}/${(value as { id: string }).id}/removal`, memberId, { transactionPassword });
    const rows = db.selectFrom('event_report').selectAll().where('component', '=', 'wallet.payout_accounts');
    const events = await rows.where('subject', '=', `member:${memberId}`).orderBy('id').execute();
    expect(events).toMatchObject([
      { action: 'added', actor_id: memberId, before: null, after: { number: '****9719' } },
      { action: 'removed', actor_id: memberId, before: { number: '****9719' }, after: null },
    ]);
  });
});

describe('a member with a second factor (T006)', () => {
  test('changes nothing without it; what they show is handed on', async () => {
    const { memberId, siteId } = await wallet.memberWithPassword();
    const proof = { method: 'totp', answer: '123456' };
    const asked: unknown[] = [];
    const { stepUp } = wallet;
    wallet.stepUp = {
      ...stepUp,
      async prove(owner, shown) {
        asked.push(owner, shown);
        if (shown === undefined) throw new AppError('identity.proof_required', 403, { field: 'proof' });
      },
    };
    expect(await wallet.post(url, memberId, bank)).toMatchObject({ status: 403, errorCode: 'identity.proof_required' });
    expect(await listed(memberId)).toEqual([]);
    const { value } = await wallet.post(url, memberId, { ...bank, proof });
    expect(asked).toEqual([{ id: memberId, siteId }, undefined, { id: memberId, siteId }, proof]);
    const removal = `${url}/${(value as { id: string }).id}/removal`;
    expect(await wallet.post(removal, memberId, { transactionPassword })).toMatchObject({ status: 403 });
    expect(await wallet.post(removal, memberId, { transactionPassword, proof })).toMatchObject({ status: 200 });
    wallet.stepUp = stepUp;
  });
});

describe('refusals', () => {
  test.each([
    ['kind', { ...bank, kind: 'cash' }],
    ['holderName', { ...bank, holderName: '<b>' }],
    ['number', { ...bank, number: '' }],
    ['more', { ...bank, more: true }],
  ])('400 names %s', async (field, body) => {
    const { memberId } = await wallet.memberWithPassword();
    expect(await wallet.post(url, memberId, body)).toMatchObject({ status: 400, field });
  });

  test('400 for a plain body, 401 without a session', async () => {
    const { memberId } = await wallet.memberWithPassword();
    expect(await wallet.postPlain(url, memberId, bank)).toMatchObject({ status: 400 });
    expect(await wallet.post(url, undefined, bank)).toMatchObject({ status: 401 });
  });

  test("404 for somebody else's account", async () => {
    const [owner, other] = [await wallet.memberWithPassword(), await wallet.memberWithPassword()];
    const { value } = await wallet.post(url, owner.memberId, bank);
    const removal = `${url}/${(value as { id: string }).id}/removal`;
    const refused = { status: 404, errorCode: 'wallet.payout_account_not_found' };
    expect(await wallet.post(removal, other.memberId, { transactionPassword })).toMatchObject(refused);
    expect(await wallet.post(`${url}/${randomUUID()}/removal`, owner.memberId, { transactionPassword })).toMatchObject(
      refused,
    );
    expect(await listed(owner.memberId)).toHaveLength(1);
  });

  test('409 for one that is there, also when both come at once', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const statuses = await Promise.all([1, 2].map(async () => (await wallet.post(url, memberId, bank)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('T020: 422 for an account in another name than the first', async () => {
    const { memberId } = await wallet.memberWithPassword();
    await wallet.post(url, memberId, bank);
    const refused = { status: 422, errorCode: 'wallet.payout_holder_differs', field: 'holderName' };
    expect(await wallet.post(url, memberId, { ...phone, holderName: 'Ana Ruiz' })).toMatchObject(refused);
    expect(await wallet.post(url, memberId, { ...phone, holderName: 'JOSE  LOPEZ' })).toMatchObject({ status: 200 });
  });

  test('T020: 422 for an account in another name than the real name that the member told', async () => {
    wallet.realName = 'Lopez, Jose';
    const { memberId } = await wallet.memberWithPassword();
    const answer = await wallet.post(url, memberId, { ...bank, holderName: 'Ana Ruiz' });
    const refused = { status: 422, errorCode: 'wallet.payout_holder_not_registered', field: 'holderName' };
    expect(answer).toMatchObject(refused);
    expect(await wallet.post(url, memberId, bank)).toMatchObject({ status: 200 });
    wallet.realName = undefined;
  });

  test.each([
    ['bank', '032180000118359718'],
    ['bank', '123'],
    ['e_wallet', 'nobody-at-home'],
    ['crypto', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ])('422 for a number of kind %s with a slip in it', async (kind, number) => {
    const { memberId } = await wallet.memberWithPassword();
    const refused = { status: 422, errorCode: 'wallet.payout_number_invalid', field: 'number' };
    expect(await wallet.post(url, memberId, { ...bank, kind, number })).toMatchObject(refused);
    expect(await listed(memberId)).toEqual([]);
  });

  test('422 with a wrong transaction password, and nothing is kept', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const refused = { status: 422, errorCode: 'identity.transaction_password_wrong', field: 'transactionPassword' };
    expect(await wallet.post(url, memberId, { ...bank, transactionPassword: 'wrong' })).toMatchObject(refused);
    expect(await listed(memberId)).toEqual([]);
  });

  test("422 for more accounts than the site's policy allows", async () => {
    const policy = { ...defaultPolicy('MXN'), accountsMax: 1 };
    await db.transaction().execute((tx) => wallet.withdrawals.savePolicy(tx, wallet.siteId, policy));
    const { memberId } = await wallet.memberWithPassword();
    await wallet.post(url, memberId, bank);
    const refused = { status: 422, errorCode: 'wallet.payout_accounts_too_many', params: { max: 1 } };
    expect(await wallet.post(url, memberId, phone)).toMatchObject(refused);
    await db.transaction().execute((tx) => wallet.withdrawals.savePolicy(tx, wallet.siteId, defaultPolicy('MXN')));
  });
});
