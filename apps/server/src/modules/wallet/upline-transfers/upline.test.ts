import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withConnection } from '@quetzal/local-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMembers } from '#modules/members';
import { createUplineTransfers, uplineRoutes, type UplineTransfers } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { playerAccount } from '#modules/ledger';
import { deposit, giveCash } from '../withdrawals/testing/money.ts';
import { transactionPassword, useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db, ownerUrl } = useTestDatabase();
const features = { transferUpline: true };
let uplineTransfers: UplineTransfers;
const wallet = useWithdrawals(db, ({ ledger, transactionPasswords }, clock) => {
  const sites = { byId: async () => ({ currency: 'MXN', timeZone: 'UTC', settings: { features } }) };
  const members = createMembers({ db, clock });
  const publishBalance = (memberId: string) => void wallet.published.push({ name: 'wallet.balance', memberId });
  uplineTransfers = createUplineTransfers({ db, clock, newId: randomUUID, ledger, sites, members, publishBalance });
  return [uplineRoutes({ uplineTransfers, transactionPasswords })];
});
const url = '/wps/v2/wallets/upline-transfers';
const unit = 10_000n;
const policy = { isAllowed: true, amountMin: 10n * unit, amountMax: 500n * unit, dayAmountMax: 600n * unit };
const setPolicy = (more: object = {}) =>
  db.transaction().execute((tx) => uplineTransfers.savePolicy(tx, wallet.siteId, { ...policy, ...more }));

beforeAll(() => setPolicy());

/** A member with 1,000 pesos and an upline. */
async function downline() {
  const [member, upline] = [await wallet.memberWithPassword(), await wallet.member({ isAgent: true, type: 1 })];
  await db.updateTable('member').set({ upline_id: upline.memberId }).where('id', '=', member.memberId).execute();
  await giveCash(db, wallet.ledger, member, 1_000n * unit);
  return { member, upline };
}

const wish = (more: object = {}) => ({ amount: '100.00', requestId: randomUUID(), transactionPassword, ...more });
const cashOf = async ({ memberId }: { memberId: string }) => (await wallet.balance(memberId)).cash;

describe('a member who moves money to the upline', () => {
  test('moves it at once, and both sides have it on record', async () => {
    const { member, upline } = await downline();
    const answer = await wallet.post(url, member.memberId, wish());
    expect(answer).toMatchObject({ status: 200, value: { amount: '100.00', uplineAccount: upline.account } });
    expect([await cashOf(member), await cashOf(upline)]).toEqual([900n * unit, 100n * unit]);
    for (const [who, amount] of [
      [member, -100n * unit],
      [upline, 100n * unit],
    ] as const) {
      const period = { from: new Date(0), to: new Date('9999-01-01'), kinds: ['upline_transfer'] };
      const account = playerAccount(who.memberId, 'MXN', 'cash');
      const { lines } = await wallet.ledger.historyOf(db, account, period, { offset: 0, limit: 9 });
      expect(lines.map((line) => line.amount)).toEqual([amount]);
      expect(wallet.published).toContainEqual({ name: 'wallet.balance', memberId: who.memberId });
    }
    const { id } = answer.value as { id: string };
    const events = db.selectFrom('event_report').select(['action', 'actor_id']);
    expect(await events.where('subject', '=', `upline_transfer:${id}`).execute()).toEqual([
      { action: 'moved', actor_id: member.memberId },
    ]);
  });

  test('moves no more than a day allows, twenty wishes at once', async () => {
    const { member, upline } = await downline();
    const answers = await Promise.all(Array.from({ length: 20 }, () => wallet.post(url, member.memberId, wish())));
    const moved = BigInt(answers.filter(({ status }) => status === 200).length) * 100n * unit;
    expect(moved).toBeGreaterThan(0n);
    expect(moved).toBeLessThanOrEqual(policy.dayAmountMax);
    expect([await cashOf(member), await cashOf(upline)]).toEqual([1_000n * unit - moved, moved]);
  });

  test('moves once for a request, also when it is sent at once, and not under another amount', async () => {
    const { member, upline } = await downline();
    const body = wish();
    await Promise.all(Array.from({ length: 8 }, () => wallet.post(url, member.memberId, body)));
    expect(await cashOf(upline)).toBe(100n * unit);
    const other = await wallet.post(url, member.memberId, { ...body, amount: '101.00' });
    expect(other).toMatchObject({ status: 409, errorCode: 'wallet.transfer_request_id_reused' });
  });

  test('hears what is allowed before', async () => {
    const { member, upline } = await downline();
    await wallet.post(url, member.memberId, wish());
    const rules = await wallet.get('/wps/v2/wallets/upline-transfer-rules', member.memberId);
    expect(rules.value).toEqual({
      currency: 'MXN',
      uplineAccount: upline.account,
      min: '10.00',
      max: '500.00',
      leftOfDay: '500.00',
      remainingTurnover: '0.00',
    });
  });

  test.each([
    ['too little', { amount: '9.99' }, 422, 'wallet.amount_below_min'],
    ['too much', { amount: '500.01' }, 422, 'wallet.amount_above_max'],
    ['nothing', { amount: '0.00' }, 422, 'wallet.amount_below_min'],
    ['an amount that is none', { amount: 'ten' }, 400, 'request.invalid'],
    ['a wrong password', { transactionPassword: 'wrong-password-1' }, 422, expect.stringContaining('password')],
    ['somebody to send it to', { uplineId: randomUUID() }, 400, 'request.unknown_field'],
  ])('is refused %s, and nothing moves', async (_name, more, status, errorCode) => {
    const { member, upline } = await downline();
    expect(await wallet.post(url, member.memberId, wish(more))).toMatchObject({ status, errorCode });
    expect([await cashOf(member), await cashOf(upline)]).toEqual([1_000n * unit, 0n]);
  });

  test('is refused more than the day allows, until the next day of the site', async () => {
    const { member, upline } = await downline();
    await wallet.post(url, member.memberId, wish({ amount: '500.00' }));
    const more = await wallet.post(url, member.memberId, wish({ amount: '100.01' }));
    expect(more).toMatchObject({ errorCode: 'wallet.upline_amount_of_day_used', params: { left: '100.00' } });
    wallet.later(86_400_000);
    expect((await wallet.post(url, member.memberId, wish({ amount: '100.01' }))).status).toBe(200);
    expect(await cashOf(upline)).toBe(6_000_100n);
  });

  test('is refused what is not there, and what must be bet first', async () => {
    const { member, upline } = await downline();
    await deposit(db, wallet.ledger, member, 50n * unit, wallet.now);
    const unbet = await wallet.post(url, member.memberId, wish());
    expect(unbet).toMatchObject({ status: 422, errorCode: 'wallet.turnover_required', params: { remaining: '50.00' } });
    const poor = await wallet.memberWithPassword();
    await db.updateTable('member').set({ upline_id: upline.memberId }).where('id', '=', poor.memberId).execute();
    expect((await wallet.post(url, poor.memberId, wish())).errorCode).toBe('wallet.insufficient_funds');
  });

  test('is refused without an upline that may have it', async () => {
    const alone = await wallet.memberWithPassword();
    expect((await wallet.post(url, alone.memberId, wish())).errorCode).toBe('wallet.upline_missing');
    const { member, upline } = await downline();
    await db.updateTable('member').set({ state: 'closed' }).where('id', '=', upline.memberId).execute();
    expect((await wallet.post(url, member.memberId, wish())).errorCode).toBe('wallet.upline_missing');
  });

  test('cannot send the password in the clear', async () => {
    const { member } = await downline();
    expect(await wallet.postPlain(url, member.memberId, wish())).toMatchObject({
      status: 400,
      errorCode: 'request_body_encrypted_required',
    });
  });
});

describe('T022: funds of two players', () => {
  test('stay apart where the site does not offer it, forbids it, or says nothing', async () => {
    const { member, upline } = await downline();
    features.transferUpline = false;
    const off = await wallet.post(url, member.memberId, wish());
    features.transferUpline = true;
    await setPolicy({ isAllowed: false });
    const forbidden = await wallet.post(url, member.memberId, wish());
    await withConnection(ownerUrl, (owner) => owner.query('delete from upline_transfer_policy'));
    const silent = await wallet.post(url, member.memberId, wish());
    await setPolicy();
    expect(off).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    expect(forbidden).toMatchObject({ status: 403, errorCode: 'wallet.upline_transfer_forbidden' });
    expect(silent).toMatchObject({ status: 403, errorCode: 'wallet.upline_transfer_forbidden' });
    expect(await cashOf(upline)).toBe(0n);
  });

  test('cannot be moved by any other kind of journal: the ledger refuses it whoever asks', async () => {
    const { member, upline } = await downline();
    const names = [member, upline].map(({ memberId }) => playerAccount(memberId, 'MXN', 'cash'));
    const move = (kind: string) =>
      db.transaction().execute(async (tx) => {
        const [from, to] = await wallet.ledger.accountsFor(tx, names);
        if (from === undefined || to === undefined) throw new Error('No accounts');
        const key = { scope: kind, text: randomUUID() };
        return wallet.ledger.post(tx, { key, kind, reference: {}, transfers: [{ from, to, amount: 1n }] });
      });
    for (const kind of ['bet', 'win', 'deposit', 'adjustment', 'vendor_transfer'])
      await expect(move(kind)).rejects.toThrow(RangeError);
  });

  test('only this room writes journals of the one kind that may', () => {
    const root = resolve(import.meta.dirname, '../../..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('generated'),
    );
    const writers = sources.filter((file) => /kind: 'upline_transfer'/.test(readFileSync(join(root, file), 'utf8')));
    expect(writers).toEqual(['modules/wallet/upline-transfers/upline-money.ts']);
  });
});
