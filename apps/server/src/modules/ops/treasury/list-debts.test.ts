import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useTreasury } from './testing/treasury-fixture.ts';

const { db } = useTestDatabase();
const treasury = useTreasury(db);
const url = '/ops/v1/debts';

/** A debt of 30.00 of a member of a site. */
async function owing(siteId: string, more: object = {}): Promise<string> {
  const memberId = await treasury.member(siteId);
  const names = { id: randomUUID(), vendor_code: 'SOL', win_tx_id: randomUUID(), journal_id: randomUUID() };
  const row = { ...names, site_id: siteId, member_id: memberId, currency: 'MXN', amount: 300_000n };
  await db
    .insertInto('member_debt')
    .values({ ...row, created_at: treasury.now, ...more })
    .execute();
  return row.id;
}

const listed = async (query = '', siteId: string | undefined = treasury.siteId) => {
  const { status, json } = await treasury.call('GET', `${url}${query}`, siteId);
  return { status, content: (json.value as { content: object[] } | null)?.content };
};

test('an operator sees what members of the own site owe, all of it or what is open or settled', async () => {
  const { siteId, otherSiteId, now } = treasury;
  expect(await listed()).toEqual({ status: 200, content: [] });
  const open = await owing(siteId, { paid: 120_000n, payments: 1 });
  const settled = await owing(siteId, { paid: 300_000n, payments: 1, settled_at: now });
  await owing(otherSiteId);
  expect(await listed('?state=open')).toMatchObject({
    content: [{ id: open, amount: '30.00', paid: '12.00', owed: '18.00', vassalage: 'SOL', settledAt: null }],
  });
  expect(await listed('?state=settled')).toMatchObject({
    content: [{ id: settled, owed: '0.00', settledAt: now.toISOString() }],
  });
  expect((await listed()).content).toHaveLength(2);
});

test('nobody else sees them, and an unknown state is refused', async () => {
  expect((await treasury.call('GET', url)).status).toBe(401);
  expect((await listed('?state=x')).status).toBe(400);
});
