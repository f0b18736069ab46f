import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dropDatabase, ensureDatabase, startLocalPostgres } from '@quetzal/local-postgres';
import { systemClock } from '../src/kernel/clock/clock.ts';
import { createDatabase, type Database } from '../src/kernel/database/database.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { newId } from '../src/kernel/ids/ids.ts';
import { type Account, createLedger, houseAccount, type Ledger, playerAccount } from '../src/modules/ledger/index.ts';
import { byHand, prepareTpcB, tpcB, type Workload } from './baselines.ts';
import { measure, type Measurement, middle } from './measure.ts';

// Ledger postings against two named baselines on the same durable PostgreSQL, in interleaved rounds; takes about 40 s.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const players = 1_000;
const rounds = 3;
const durationMs = 1_000;
const concurrencies = [1, 4, 8, 16];
const cash = 10n ** 12n;

async function openAccounts(db: Database, ledger: Ledger): Promise<{ cash: Account[]; house: Account }> {
  return db.transaction().execute(async (tx) => {
    const names = Array.from({ length: players }, () => playerAccount(randomUUID(), 'MXN', 'cash'));
    const [house] = await ledger.accountsFor(tx, [houseAccount('bench/XOC', 'MXN', 'game')]);
    const accounts = await ledger.accountsFor(tx, names);
    const funding = accounts.map((account) => ({
      key: { scope: 'deposit', text: account.ownerId },
      kind: 'deposit',
      reference: {},
      transfers: [{ from: house, to: account, amount: cash }],
    }));
    await ledger.postAll(tx, funding);
    return { cash: accounts, house };
  });
}

function ledgerPost(db: Database, ledger: Ledger, accounts: { cash: Account[]; house: Account }): Workload {
  return {
    name: 'ledger',
    what: 'ledger.post of one bet: key, balance check, journal, transfer, running balance',
    once(random) {
      const from = accounts.cash[random(players)];
      if (from === undefined) throw new RangeError('No such player');
      const key = { scope: 'bet:XOC', text: randomUUID() };
      const transfers = [{ from, to: accounts.house, amount: 1n }];
      return db
        .transaction()
        .execute((tx) => ledger.post(tx, { key, kind: 'bet', reference: { roundId: 'r' }, transfers }));
    },
  };
}

async function run(workloads: Workload[]): Promise<Measurement[]> {
  for (const workload of workloads) await measure(workload, 8, durationMs / 2);
  const results: Measurement[] = [];
  for (const concurrency of concurrencies) {
    const taken = new Map<string, Measurement[]>(workloads.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const workload of workloads)
        taken.get(workload.name)?.push(await measure(workload, concurrency, durationMs));
    }
    for (const all of taken.values()) results.push(middle(all));
  }
  return results;
}

// On a busy machine the figures say little: what it was doing beside us goes into the report.
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));
const server = await startLocalPostgres({ dataDir: `${root}.data/bench-postgres`, mode: 'durable' });
const name = `bench_${process.pid}`;
await ensureDatabase(server.url('postgres'), name);
await migrate(server.url(name));
const database = createDatabase({
  url: server.url(name),
  poolMax: 16,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const ledger = createLedger({ clock: systemClock, newId });
  const accounts = await openAccounts(database.db, ledger);
  await prepareTpcB(database.pool);
  const ids = accounts.cash.map(({ id }) => id);
  const workloads = [
    ledgerPost(database.db, ledger, accounts),
    byHand(database.pool, ids, accounts.house.id, newId),
    tpcB(database.pool),
  ];
  const results = await run(workloads);
  const problems = await ledger.verify(database.db);
  if (problems.length > 0) throw new Error(`The ledger contradicts itself after the run: ${problems.length} accounts`);
  const { rows } = await database.pool.query<{ version: string }>('select version()');
  const machine = {
    cpus: cpus().length,
    loadBefore,
    model: cpus()[0]?.model,
    postgres: rows[0]?.version,
    node: process.version,
  };
  const legend = Object.fromEntries(workloads.map((workload) => [workload.name, workload.what]));
  const report = {
    measuredAt: new Date().toISOString(),
    machine,
    durability: 'fsync on',
    players,
    rounds,
    durationMs,
    legend,
    results,
  };
  mkdirSync(`${root}bench/results`, { recursive: true });
  writeFileSync(`${root}bench/results/ledger.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.table(results);
} finally {
  await database.close();
  await dropDatabase(server.url('postgres'), name);
  await server.stop();
}
