import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { waitingIn } from '#testing/waiting.ts';
import { transactionPassword, useWithdrawals } from './testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);

test('an account is not taken off while a withdrawal to it is being asked for', async () => {
  const member = await wallet.richMember();
  const held = await db.startTransaction().execute();
  await sql`select id from ledger_account where owner_id = ${member.memberId} for update`.execute(held);
  const asked = wallet.ask(member);
  await expect.poll(() => waitingIn(db), { timeout: 5_000 }).toBe(1);
  const url = `/wps/v2/wallets/payout-accounts/${member.accountId}/removal`;
  let isOver = false;
  const removed = wallet.post(url, member.memberId, { transactionPassword }).finally(() => (isOver = true));
  await expect.poll(async () => isOver || (await waitingIn(db)) === 2, { timeout: 5_000 }).toBe(true);
  await held.rollback().execute();
  expect(await asked).toMatchObject({ status: 200 });
  expect(await removed).toMatchObject({ status: 409, errorCode: 'wallet.payout_account_in_use' });
});
