import pg from 'pg';

/** Does as someone who owns the machine could: past every trigger and right. */
export async function tamper(ownerUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What takes the newest block out of the chain. */
export const lastBlockGone = [
  'delete from ledger_house_balance where block_number = (select max(number) from ledger_block)',
  'delete from ledger_block where number = (select max(number) from ledger_block)',
] as const;

/** What takes the whole chain away. */
export const chainGone = ['delete from ledger_house_balance', 'delete from ledger_block'] as const;
