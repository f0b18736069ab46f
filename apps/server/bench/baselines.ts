import type pg from 'pg';
import { journalIdOf } from '../src/modules/ledger/ledger.keys.ts';

/** One named way of doing a transaction; `random` gives whole numbers below its argument. */
export interface Workload {
  name: string;
  what: string;
  once(random: (below: number) => number): Promise<unknown>;
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const tellersPerBranch = 10;
const accountsPerBranch = 100_000;

/** The tables of pgbench at this scale. */
export async function prepareTpcB(pool: pg.Pool, scale: number): Promise<void> {
  await pool.query(`
    create table branch (id int primary key, balance int, filler char(88));
    create table teller (id int primary key, branch_id int, balance int, filler char(84));
    create table account (id int primary key, branch_id int, balance int, filler char(84));
    create table history (teller_id int, branch_id int, account_id int, delta int, at timestamp, filler char(22));
    insert into branch select id, 0, '' from generate_series(0, ${scale - 1}) id;
    insert into teller select id, id / ${tellersPerBranch}, 0, '' from generate_series(0, ${scale * tellersPerBranch - 1}) id;
    insert into account select id, id / ${accountsPerBranch}, 0, '' from generate_series(0, ${scale * accountsPerBranch - 1}) id;
    vacuum analyze branch; vacuum analyze teller; vacuum analyze account;`);
}

/** The transaction of pgbench's TPC-B, with prepared statements, through the same driver. */
export function tpcB(pool: pg.Pool, scale: number): Workload {
  const text = {
    account: 'update account set balance = balance + $1 where id = $2',
    read: 'select balance from account where id = $1',
    teller: 'update teller set balance = balance + $1 where id = $2',
    branch: 'update branch set balance = balance + $1 where id = $2',
    history: 'insert into history values ($1, $2, $3, $4, current_timestamp)',
  };
  return {
    name: 'tpc-b',
    what: 'pgbench TPC-B, prepared, same driver',
    once(random) {
      const [account, teller] = [random(scale * accountsPerBranch), random(scale * tellersPerBranch)];
      const [branch, delta] = [random(scale), random(10_001) - 5_000];
      return inTransaction(pool, async (client) => {
        await client.query({ name: 'a', text: text.account, values: [delta, account] });
        await client.query({ name: 'r', text: text.read, values: [account] });
        await client.query({ name: 't', text: text.teller, values: [delta, teller] });
        await client.query({ name: 'b', text: text.branch, values: [delta, branch] });
        await client.query({ name: 'h', text: text.history, values: [teller, branch, account, delta] });
      });
    },
  };
}

/** The rows of one posting, written by hand without any check but the lock: what a plain transaction takes. */
export function byHand(pool: pg.Pool, players: readonly bigint[], house: bigint, newId: () => string): Workload {
  const text = {
    lock: 'select balance, entry_seq from ledger_account where id = $1 for update',
    transfer: `insert into ledger_transfer (journal_id, position, from_account_id, to_account_id, amount, from_seq,
      from_balance_after, created_at, kind, key, reference)
      values ($1, 1, $2, $3, 1, $4, $5, $6, 'bet', $7, $8)`,
    account: 'update ledger_account set balance = $1, entry_seq = $2, last_entry_at = $4 where id = $3',
  };
  const facts = JSON.stringify({ vendorCode: 'XOC', gameCode: 'fiesta-calavera', roundId: newId() });
  return {
    name: 'by hand',
    what: 'one plain transaction with the same rows, prepared',
    once(random) {
      const player = players[random(players.length)];
      const key = { scope: 'hand', text: newId() };
      const [id, now] = [journalIdOf(key), new Date()];
      return inTransaction(pool, async (client) => {
        const found = await client.query<{ balance: bigint; entry_seq: bigint }>({
          name: 'l',
          text: text.lock,
          values: [player],
        });
        const { balance, entry_seq: seq } = found.rows[0] ?? { balance: 0n, entry_seq: 0n };
        const values = [id, player, house, seq + 1n, balance - 1n, now, `hand/${key.text}`, facts];
        await client.query({ name: 'x', text: text.transfer, values });
        await client.query({ name: 'u', text: text.account, values: [balance - 1n, seq + 1n, player, now] });
      });
    },
  };
}
