import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dropDatabase, ensureDatabase, startLocalPostgres } from '@quetzal/local-postgres';
import Fastify from 'fastify';
import pg from 'pg';
import { exportJWK, generateKeyPair } from 'jose';
import { systemClock } from '../src/kernel/clock/clock.ts';
import { readConfig } from '../src/kernel/config/config.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { createLogger } from '../src/kernel/logging/logger.ts';
import { createPlatform } from '../src/main/platform.ts';
import { seedDemo } from '../src/main/seed-demo.ts';
import { atRest } from './at-rest.ts';
import { cpuMicrosOf } from './cpu-share.ts';
import { middle } from './measure.ts';
import { seatPlayers } from './vendor-seats.ts';
import type { LoadOrder, LoadReport } from './vendor-load.ts';

// Signed bets over HTTP, each durable before it is answered, against a bare Fastify that answers the same bodies; in
// interleaved rounds, the load from a process of its own. BENCH_ROUNDS and BENCH_ROUND_MS make it shorter or longer.
// BENCH_CONNECTIONS is a list such as `128,512`.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const durationMs = Number(process.env['BENCH_ROUND_MS'] ?? 5_000);
const warmUpMs = 1_000;
const playerCount = Number(process.env['BENCH_PLAYERS'] ?? 5_000);
/** Each side is measured from so many connections, and its best counts. */
const connectionCounts = (process.env['BENCH_CONNECTIONS'] ?? '128,512').split(',').map(Number);
/** At half the rate fewer than these are ever busy at once. */
const halfLoadConnections = Math.min(...connectionCounts);
const vendorCode = 'SOL';
const gameCode = 'frutas-electricas';
const workers = ['server', 'database', 'load'] as const;
const secret = randomBytes(24).toString('hex');
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));

const server = await startLocalPostgres({
  dataDir: `${root}.data/bench-postgres`,
  mode: 'durable',
  settings: { shared_buffers: '256MB', max_wal_size: '8GB', checkpoint_timeout: '30min', wal_buffers: '16MB' },
});
const databasePid = Number(readFileSync(`${root}.data/bench-postgres/cluster/postmaster.pid`, 'utf8').split('\n')[0]);
const name = `bench_vendor_${process.pid}`;
await ensureDatabase(server.url('postgres'), name);
const url = server.url(name);
await migrate(url);

const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
const sealKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
const address = 'http://127.0.0.1:9';
const config = readConfig({
  DATABASE_URL: url,
  API_URL: address,
  PLAYER_SITE_URL: address,
  AGENT_SITE_URL: address,
  STUDIO_URL: address,
  SANDBOX_URL: address,
  PAYMENT_WEBHOOK_SECRET: secret,
  VENDOR_SECRETS: JSON.stringify({ [vendorCode]: secret }),
  JWE_PRIVATE_KEY: JSON.stringify(await exportJWK(privateKey)),
  LEDGER_SIGNING_KEY: JSON.stringify({ ...sealKey, kid: 'bench' }),
  PERSONAL_DATA_KEYS: JSON.stringify([{ id: 'bench', secret: randomBytes(32).toString('base64url') }]),
});
const platform = await createPlatform({
  config,
  clock: systemClock,
  logger: createLogger({ level: 'error', name: 'bench' }),
});
const api = await platform.buildApi();
const echo = Fastify();
echo.post('/vendor/v1/wallet/bet', async (req) => req.body);
const tidying = new pg.Pool({ connectionString: url, max: 1 });
const load: ChildProcess = fork(new URL('./vendor-load.ts', import.meta.url));
load.setMaxListeners(0);

function send(order: LoadOrder): Promise<LoadReport> {
  return new Promise((resolve, reject) => {
    load.once('message', (report) => resolve(report as LoadReport));
    load.once('exit', () => reject(new Error('The load ended')));
    load.send(order);
  });
}

async function portOf(app: { listen(options: { port: number; host: string }): Promise<string> }): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

try {
  const { services, db } = platform;
  const options = { demoPassword: randomUUID(), now: new Date(), playerSiteUrl: address, agentSiteUrl: address };
  const { siteId } = await seedDemo({ db, ...services }, { ...options, studioUrl: address });
  const seats = await seatPlayers({ db, ledger: services.ledger, siteId, vendorCode, gameCode, count: playerCount });
  const ports = { bets: await portOf(api), echo: await portOf(echo) };
  const shared = {
    path: '/vendor/v1/wallet/bet',
    vendorCode,
    secret,
    gameCode,
    seats,
    connections: halfLoadConnections,
    warmUpMs,
    durationMs,
  };
  const bets = { ...shared, port: ports.bets, expected: '"status":"OK"' };
  const bare = { ...shared, port: ports.echo, expected: '"requestId"' };

  /** How one side did from so many connections, round by round. */
  const createTaken = () => new Map(connectionCounts.map((count) => [count, [] as LoadReport[]]));
  const taken = { bets: createTaken(), echo: createTaken(), half: [] as LoadReport[] };
  // Processor time tells more than the clock when the machine has other work too.
  const cost: Record<(typeof workers)[number], number[]> = { server: [], database: [], load: [] };
  const cpuMicros = () => {
    const use = process.cpuUsage();
    return { server: use.user + use.system, database: cpuMicrosOf(databasePid), load: cpuMicrosOf(load.pid ?? 0) };
  };
  await send({ ...bets, durationMs: durationMs / 2 });
  await send({ ...bare, durationMs: durationMs / 4 });
  const rested = async (order: LoadOrder): Promise<LoadReport> => {
    await atRest(tidying);
    return send(order);
  };
  for (let round = 0; round < rounds; round += 1) {
    let fastest = 0;
    for (const connections of connectionCounts) {
      taken.echo.get(connections)?.push(await rested({ ...bare, connections }));
      await atRest(tidying);
      const before = cpuMicros();
      const full = await send({ ...bets, connections });
      const after = cpuMicros();
      const calls = (full.perSecond * (warmUpMs + durationMs)) / 1000;
      for (const who of workers) cost[who].push((after[who] - before[who]) / calls);
      taken.bets.get(connections)?.push(full);
      fastest = Math.max(fastest, full.perSecond);
    }
    taken.half.push(await rested({ ...bets, ratePerSecond: fastest / 2 }));
  }
  const problems = await services.ledger.verify(db);
  if (problems.length > 0) throw new Error(`The ledger contradicts itself: ${problems.length} accounts`);
  const all = [...taken.bets.values(), ...taken.echo.values(), taken.half].flat();
  const wrong = all.filter((report) => report.wrong > 0);
  if (wrong.length > 0) throw new Error(`A call was answered ${wrong[0]?.example}`);

  const resultOf = (workload: string, connections: number, reports: readonly LoadReport[]) => {
    const of = (field: 'perSecond' | 'p50Ms' | 'p99Ms') => middle(reports.map((report) => report[field]));
    return { workload, connections, perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
  };
  const bestOf = (workload: string, side: ReadonlyMap<number, readonly LoadReport[]>) =>
    [...side]
      .map(([connections, reports]) => resultOf(workload, connections, reports))
      .reduce((best, other) => (other.perSecond > best.perSecond ? other : best));
  const [echoed, betted] = [bestOf('bare Fastify', taken.echo), bestOf('signed bets', taken.bets)];
  const half = resultOf('signed bets at half the rate', halfLoadConnections, taken.half);
  const ratio = Number((betted.perSecond / echoed.perSecond).toFixed(3));
  const microsOfBet = Object.fromEntries(workers.map((who) => [who, Math.round(middle(cost[who]))]));
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, loadBefore, node: process.version };
  const report = {
    ratio,
    p99MsAtHalfLoad: half.p99Ms,
    microsOfBet,
    measuredAt: new Date().toISOString(),
    machine,
    players: playerCount,
    connectionCounts,
    rounds,
    warmUpMs,
    durationMs,
    results: [echoed, betted, half],
  };
  mkdirSync(`${root}bench/results`, { recursive: true });
  writeFileSync(`${root}bench/results/vendor.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.table(microsOfBet);
  console.table(report.results);
  console.table({ ratio, p99MsAtHalfLoad: report.p99MsAtHalfLoad });
} finally {
  load.removeAllListeners('exit');
  load.kill();
  await api.close();
  await echo.close();
  await platform.close();
  await tidying.end();
  await dropDatabase(server.url('postgres'), name);
  await server.stop();
}
