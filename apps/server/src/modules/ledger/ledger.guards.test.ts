import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { ledgerFixture } from './testing/ledger-fixture.ts';

const { db, url, ownerUrl } = useTestDatabase();
const { ledger, player } = ledgerFixture(db);

async function run(connection: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: connection });
  await client.connect();
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as pg.DatabaseError).code ?? 'unknown';
  } finally {
    await client.end();
  }
}

const changes = [
  'update ledger_transfer set amount = 1',
  'update ledger_transfer set kind = kind',
  'delete from ledger_transfer',
  'truncate ledger_transfer',
  'delete from ledger_account',
  "update ledger_account set owner_id = 'x'",
  'delete from ledger_hold',
  'delete from ledger_block',
  'update ledger_block set root = root',
  'truncate ledger_block cascade',
  'update ledger_house_balance set balance = 0',
  'delete from ledger_house_balance',
];

describe('what the database itself refuses', () => {
  test.each(changes)('the server may not: %s', async (statement) => {
    await player(10n);
    expect(await run(url, statement)).toBe('42501');
  });

  test.each(changes)('nor may the owner: %s', async (statement) => {
    await player(10n);
    expect(await run(ownerUrl, statement)).toBe('23001');
  });

  test.each([
    ['an owner that is neither player nor house', "'bank', 'x', 'MXN', 'cash'"],
    ['no owner', "'house', '', 'MXN', 'cash'"],
    ['a currency that is none', "'house', 'x', 'pesos', 'cash'"],
    ['a purpose that is none', "'house', 'x', 'MXN', 'Cash!'"],
  ])('no account has %s', async (_what, name) => {
    const columns = 'owner_kind, owner_id, currency, purpose, created_at';
    expect(await run(ownerUrl, `insert into ledger_account (${columns}) values (${name}, now())`)).toBe('23514');
  });

  test('no player can have less than nothing, whoever writes it', async () => {
    await player(10n);
    expect(await run(ownerUrl, 'update ledger_account set balance = -1')).toBe('23514');
  });

  test("a balance that was changed behind the ledger's back is found", async () => {
    const ana = await player(10n);
    await run(ownerUrl, `update ledger_account set balance = 11 where id = ${ana.cash.id}`);
    expect(await ledger.verify(db)).toEqual([{ accountId: ana.cash.id, what: 'balance' }]);
    expect(await ledger.trialBalance(db)).toMatchObject([{ balanced: false }]);
  });
});
