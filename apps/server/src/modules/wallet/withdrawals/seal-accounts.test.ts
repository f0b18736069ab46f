import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { createNumberVault, sealAccounts } from '#modules/wallet';
import { erasePayoutAccounts } from '../leaving/erase-payout-accounts.store.ts';
import { transactionPassword, useWithdrawals } from './testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);
const clabes = ['032180000118359719', '002010077777777771'] as const;
const url = '/wps/v2/wallets/payout-accounts';

async function add(memberId: string, number: string) {
  const account = { kind: 'bank', holderName: 'José López', number, transactionPassword };
  return wallet.post(url, memberId, account);
}

/** An account as it was kept before numbers were sealed. */
async function addFromBefore(memberId: string, number: string): Promise<string> {
  const id = randomUUID();
  const row = { id, site_id: wallet.siteId, member_id: memberId, kind: 'bank', holder_name: 'José López' };
  const times = { added_at: wallet.now, usable_from: wallet.now };
  await db
    .insertInto('payout_account')
    .values({ ...row, ...times, number, number_shown: `****${number.slice(-4)}` })
    .execute();
  return id;
}

/** Everything that the database keeps of these tables, as text. */
async function everythingKept(): Promise<string> {
  const tables = ['payout_account', 'event_report', 'payout', 'payout_event', 'withdrawal'];
  const rows = await Promise.all(
    tables.map(
      async (table) => (await sql`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db)).rows,
    ),
  );
  return JSON.stringify(rows);
}

test('nothing in the database shows the number of an account, while its provider gets it whole', async () => {
  const member = await wallet.richMember();
  await wallet.askAndApprove(member);
  const number = [...wallet.provider.payouts.values()].at(-1)?.number ?? '';
  expect(number).toMatch(/^\d{18}$/);
  const kept = await everythingKept();
  expect(kept).toContain(number.slice(-4));
  expect(kept).not.toContain(number);
  expect(JSON.stringify(await wallet.get(url, member.memberId))).not.toContain(number);
});

test('an account from before is paid to, counts as the same one, and is sealed once by the command', async () => {
  const [first, second] = [await wallet.memberWithPassword(), await wallet.memberWithPassword()];
  const id = await addFromBefore(first.memberId, clabes[0]);
  const shared = await add(second.memberId, clabes[0]);
  expect(shared).toMatchObject({ status: 200 });
  expect(await sealAccounts({ db, vault: wallet.vault })).toBe(1);
  expect(await sealAccounts({ db, vault: wallet.vault })).toBe(0);
  expect(await everythingKept()).not.toContain(clabes[0]);
  const rows = db.selectFrom('payout_account').select('number_fingerprint').where('number_shown', '=', '****9719');
  const marks = (await rows.execute()).map(({ number_fingerprint: mark }) => mark);
  expect([marks.length, new Set(marks).size]).toEqual([2, 1]);
  expect(await add(first.memberId, clabes[0])).toMatchObject({ status: 409 });
  expect((await wallet.get(url, first.memberId)).value).toMatchObject({ content: [{ id, maskedNumber: '****9719' }] });
});

test('a mail address of which only the end was shown is shown so that its owner recognizes it', async () => {
  const { memberId } = await wallet.memberWithPassword();
  const account = { kind: 'e_wallet', holderName: 'José López', number: 'Jose.Lopez@Example.com', transactionPassword };
  const { value } = await wallet.post(url, memberId, account);
  expect(value).toMatchObject({ maskedNumber: 'j***@example.com' });
  const { id } = value as { id: string };
  await db.updateTable('payout_account').set({ number_shown: '****.com' }).where('id', '=', id).execute();
  expect(await sealAccounts({ db, vault: wallet.vault })).toBe(1);
  expect(await sealAccounts({ db, vault: wallet.vault })).toBe(0);
  expect((await wallet.get(url, memberId)).value).toMatchObject({ content: [value] });
});

test('what stands in the place of a number that was erased is never sealed, nor looked at again and again', async () => {
  const { memberId } = await wallet.memberWithPassword();
  const account = { kind: 'e_wallet', holderName: 'José López', number: '****@example.com', transactionPassword };
  expect(await wallet.post(url, memberId, account)).toMatchObject({ status: 200 });
  expect(await sealAccounts({ db, vault: wallet.vault })).toBe(0);
  await db.transaction().execute((tx) => erasePayoutAccounts(tx, memberId, wallet.now));
  expect(await sealAccounts({ db, vault: wallet.vault })).toBe(0);
  const rows = db.selectFrom('payout_account').select(['number', 'number_shown']).where('member_id', '=', memberId);
  expect(await rows.execute()).toEqual([{ number: 'erased', number_shown: '****' }]);
});

test('after a change of key every number is sealed anew, and accounts of both keys are still known as the same', async () => {
  const member = await wallet.memberWithPassword();
  const { value } = await add(member.memberId, clabes[1]);
  const { id } = value as { id: string };
  const fresh = { id: 'next', secret: randomBytes(32) };
  const alone = createNumberVault([fresh]);
  await expect(sealAccounts({ db, vault: alone })).rejects.toThrow(/key test/);
  const next = createNumberVault([fresh, wallet.keys]);
  expect(next.fingerprints(clabes[1], { siteId: wallet.siteId, kind: 'bank' })).toContain(
    (await db.selectFrom('payout_account').select('number_fingerprint').where('id', '=', id).executeTakeFirstOrThrow())
      .number_fingerprint,
  );
  expect(await sealAccounts({ db, vault: next })).toBeGreaterThan(0);
  const row = db.selectFrom('payout_account').selectAll().where('id', '=', id);
  const { number_key_id: keyId, number_sealed: sealed } = await row.executeTakeFirstOrThrow();
  expect(alone.open({ keyId: keyId ?? '', sealed: sealed ?? '' }, id)).toBe(clabes[1]);
});

test('the same account of two members is looked at by a person, and a row with a number in the open is refused', async () => {
  const number = '014180567890123452';
  const [one, other] = [await wallet.richMember(), await wallet.memberWithPassword()];
  const id = one.accountId;
  const sealed = wallet.vault.seal(number, { accountId: id, siteId: wallet.siteId, kind: 'bank' });
  const change = { number_sealed: sealed.sealed, number_fingerprint: sealed.fingerprint };
  await db.updateTable('payout_account').set(change).where('id', '=', id).execute();
  await addFromBefore(other.memberId, number);
  expect((await wallet.ask(one)).value).toMatchObject({ state: 'in_review' });
  const reasons = db.selectFrom('withdrawal').select('review_reasons').where('member_id', '=', one.memberId);
  expect((await reasons.executeTakeFirstOrThrow()).review_reasons).toContain('payout_account_shared');
  await expect(db.updateTable('payout_account').set({ number }).where('id', '=', id).execute()).rejects.toThrow(
    /check/,
  );
});
