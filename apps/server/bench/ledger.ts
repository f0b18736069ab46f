import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dropDatabase, ensureDatabase, startLocalPostgres } from '@quetzal/local-postgres';
import { systemClock } from '../src/kernel/clock/clock.ts';
import { createDatabase } from '../src/kernel/database/database.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { newId } from '../src/kernel/ids/ids.ts';
import { createBatchPoster, createLedger } from '../src/modules/ledger/index.ts';
import { atRest } from './at-rest.ts';
import { byHand } from './baselines.ts';
import { measure, type Measurement, middle } from './measure.ts';
import { prepareBaseline } from './pgbench.ts';
import { bets, openPlayers } from './players.ts';

// Ledger postings against TPC-B and against a plain transaction on the same durable PostgreSQL, in interleaved rounds;
// takes about two minutes. BENCH_ROUNDS and BENCH_ROUND_MS make it shorter or longer.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const playerCount = 100_000;
const hotPlayers = 100;
const callerCounts = [1_024, 2_048];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const durationMs = Number(process.env['BENCH_ROUND_MS'] ?? 4_000);
const settings = [
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'shared_buffers',
  'max_wal_size',
  'wal_sync_method',
];

const onError = (error: Error): void => void process.stderr.write(`${error.message}\n`);
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));
// Room for both sides of the comparison, and nothing that is less durable.
const server = await startLocalPostgres({
  dataDir: `${root}.data/bench-postgres`,
  mode: 'durable',
  settings: { shared_buffers: '256MB', max_wal_size: '8GB', checkpoint_timeout: '30min', wal_buffers: '16MB' },
});
const names = [`bench_${process.pid}`, `bench_${process.pid}_tpcb`] as const;
for (const name of names) await ensureDatabase(server.url('postgres'), name);
const [url, baselineUrl] = [server.url(names[0]), server.url(names[1])];
await migrate(url);
const database = createDatabase({ url, poolMax: 8, onError });
const baselineDatabase = createDatabase({ url: baselineUrl, poolMax: 32, onError });
const ledger = createLedger({ clock: systemClock });
const poster = createBatchPoster({ url, clock: systemClock, onError });

try {
  const baseline = await prepareBaseline(baselineUrl, baselineDatabase.pool);
  const players = await openPlayers(database.db, ledger, poster, playerCount);
  const ids = players.cash.map(({ id }) => id);
  await database.pool.query('vacuum analyze ledger_account');
  await database.pool.query('checkpoint');

  const anyone = (random: (below: number) => number) => random(playerCount);
  const mostlyHot = (random: (below: number) => number) => random(random(10) > 0 ? hotPlayers : playerCount);
  const single = bets('ledger', `one bet each, ${playerCount} players`, poster, players, anyone);
  const hot = bets('ledger hot', `90% of the bets on ${hotPlayers} players`, poster, players, mostlyHot);
  const lone = bets('ledger lone', 'one caller, one bet at a time', poster, players, anyone);
  const plain = byHand(database.pool, ids, players.house.id, newId);

  const taken = new Map<string, Measurement[]>();
  const note = async (run: () => Promise<Measurement>): Promise<void> => {
    await atRest(database.pool);
    const measurement = await run();
    const key = `${measurement.workload} x${measurement.concurrency}`;
    taken.set(key, [...(taken.get(key) ?? []), measurement]);
  };
  // Both sides from as many callers as suit them.
  let [callers, fastest] = [0, 0];
  for (const count of callerCounts) {
    const { perSecond } = await measure(single, count, durationMs / 2);
    if (perSecond > fastest) [callers, fastest] = [count, perSecond];
  }
  await measure(plain, 1, durationMs / 4);
  for (let round = 0; round < rounds; round += 1) {
    await note(() => baseline.run(baseline.clients, durationMs));
    await note(() => measure(single, callers, durationMs));
    await note(() => measure(hot, callers, durationMs));
    await note(() => baseline.run(1, durationMs / 2));
    await note(() => measure(plain, 1, durationMs / 2));
    await note(() => measure(lone, 1, durationMs / 2));
  }
  const problems = await ledger.verify(database.db);
  if (problems.length > 0) throw new Error(`The ledger contradicts itself: ${problems.length} accounts`);

  const results = [...taken.values()].map((all) => ({
    workload: all[0]?.workload,
    concurrency: all[0]?.concurrency,
    perSecond: middle(all.map(({ perSecond }) => perSecond)),
    p50Ms: middle(all.map(({ p50Ms }) => p50Ms)),
    p99Ms: all[0]?.p99Ms === null ? null : middle(all.map(({ p99Ms }) => p99Ms ?? 0)),
  }));
  const of = (workload: string, concurrency: number) => {
    const found = results.find((row) => row.workload === workload && row.concurrency === concurrency);
    if (found === undefined) throw new Error(`Nothing was measured of ${workload}`);
    return found;
  };
  const tpcb = of('tpc-b', baseline.clients).perSecond;
  const ratio = (value: number) => Number(value.toFixed(2));
  const ratios = {
    ratioSingle: ratio(of('ledger', callers).perSecond / tpcb),
    ratioHot: ratio(of('ledger hot', callers).perSecond / tpcb),
    ratioLoneLatency: ratio(of('ledger lone', 1).p50Ms / of('by hand', 1).p50Ms),
    ratioLoneLatencyToTpcB: ratio(of('ledger lone', 1).p50Ms / of('tpc-b', 1).p50Ms),
  };
  const { rows } = await database.pool.query<{ version: string }>('select version()');
  const shown = await database.pool.query<{ name: string; setting: string }>(
    'select name, current_setting(name) as setting from pg_settings where name = any($1)',
    [settings],
  );
  const report = {
    ...ratios,
    measuredAt: new Date().toISOString(),
    machine: { cpus: cpus().length, model: cpus()[0]?.model, loadBefore, node: process.version },
    postgres: rows[0]?.version,
    settings: Object.fromEntries(shown.rows.map(({ name, setting }) => [name, setting])),
    baseline: `TPC-B by ${baseline.driver}, prepared, fastest of 8, 16 and 32 clients`,
    players: playerCount,
    rounds,
    durationMs,
    legend: Object.fromEntries([single, hot, lone, plain].map(({ name, what }) => [name, what])),
    results,
  };
  mkdirSync(`${root}bench/results`, { recursive: true });
  writeFileSync(`${root}bench/results/ledger.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.table(results);
  console.table(ratios);
} finally {
  await poster.close();
  await database.close();
  await baselineDatabase.close();
  for (const name of names) await dropDatabase(server.url('postgres'), name);
  await server.stop();
}
