import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { deposit } from '../withdrawals/testing/money.ts';
import { useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);
const dayMs = 86_400_000;

/** A member with 500.00 paid in that was never bet, and a break of this kind. */
async function memberOn(kind: 'pause' | 'exclusion' | 'none') {
  const member = await wallet.richMember();
  await deposit(db, wallet.ledger, member, 5_000_000n, wallet.now);
  const end = new Date(wallet.now.getTime() + 200 * dayMs);
  const term = {
    starts_at: wallet.now,
    term_ends_at: end,
    endable_from: end,
    closes_at: kind === 'pause' ? end : null,
  };
  const row = { id: randomUUID(), member_id: member.memberId, site_id: wallet.siteId, source: 'member', ...term };
  if (kind !== 'none')
    await db
      .insertInto('play_break')
      .values({ ...row, kind })
      .execute();
  return member;
}

describe('T045 an excluded member', () => {
  test('withdraws everything, though the deposit was never bet: that can be made up no more, and a person looks at it', async () => {
    const member = await memberOn('exclusion');
    const answer = await wallet.ask(member, { amount: '1500.00' });
    expect(answer).toMatchObject({ status: 200, value: { state: 'in_review' } });
    const { id } = answer.value as { id: string };
    const withdrawal = await wallet.withdrawals.withdrawalAt(wallet.siteId, id);
    expect(withdrawal.reviewReasons).toContain('turnover_waived');
  });

  test.each(['none', 'pause'] as const)('is the only one: with %s the deposit has to be bet first', async (kind) => {
    const member = await memberOn(kind);
    expect(await wallet.ask(member)).toMatchObject({ status: 422, errorCode: 'wallet.turnover_required' });
  });
});
