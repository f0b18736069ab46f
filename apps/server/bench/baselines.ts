import type pg from 'pg';

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

const branches = 10;
const tellers = branches * 10;
const accounts = 10_000;

/** Tables of the usual bank benchmark, at scale 10 with fewer accounts. */
export async function prepareTpcB(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table branch (id int primary key, balance bigint not null default 0);
    create table teller (id int primary key, branch_id int not null, balance bigint not null default 0);
    create table account (id int primary key, branch_id int not null, balance bigint not null default 0);
    create table history (teller_id int, branch_id int, account_id int, delta bigint, at timestamptz);
    insert into branch (id) select generate_series(0, ${branches - 1});
    insert into teller (id, branch_id) select id, id / 10 from generate_series(0, ${tellers - 1}) id;
    insert into account (id, branch_id) select id, id % ${branches} from generate_series(0, ${accounts - 1}) id;`);
}

/** The transaction of pgbench's TPC-B, with prepared statements, through the same driver. */
export function tpcB(pool: pg.Pool): Workload {
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
      const [account, teller, branch, delta] = [random(accounts), random(tellers), random(branches), random(10_000)];
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

/** The rows of one posting, written by hand without any check but the lock: what the ledger's promises cost is the rest. */
export function byHand(pool: pg.Pool, players: readonly bigint[], house: bigint, newId: () => string): Workload {
  const text = {
    lock: 'select balance, entry_seq from ledger_account where id = $1 for update',
    journal: `insert into ledger_journal (id, key_scope, key_text, content_hash, kind, reference, note, created_at)
      values ($1, 'hand', $2, decode(repeat('00', 32), 'hex'), 'bet', '{}', '{}', now())`,
    transfer: `insert into ledger_transfer (journal_id, position, from_account_id, to_account_id, amount, from_seq,
      from_balance_after, created_at) values ($1, 1, $2, $3, 1, $4, $5, now())`,
    account: 'update ledger_account set balance = $1, entry_seq = $2 where id = $3',
  };
  return {
    name: 'by hand',
    what: 'one plain transaction with the same rows, prepared',
    once(random) {
      const player = players[random(players.length)];
      const id = newId();
      return inTransaction(pool, async (client) => {
        const found = await client.query<{ balance: bigint; entry_seq: bigint }>({
          name: 'l',
          text: text.lock,
          values: [player],
        });
        const { balance, entry_seq: seq } = found.rows[0] ?? { balance: 0n, entry_seq: 0n };
        await client.query({ name: 'j', text: text.journal, values: [id, id] });
        await client.query({ name: 'x', text: text.transfer, values: [id, player, house, seq + 1n, balance - 1n] });
        await client.query({ name: 'u', text: text.account, values: [balance - 1n, seq + 1n, player] });
      });
    },
  };
}
