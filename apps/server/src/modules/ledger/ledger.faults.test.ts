import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  ensureDatabase,
  ensureRole,
  type LocalPostgres,
  removeLocalPostgres,
  startLocalPostgres,
  withConnection,
} from '@quetzal/local-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { type Account, createLedger, verifyChain } from '#modules/ledger';
import { journalIdOf } from './ledger.keys.ts';
import { seal } from './ledger.seal.ts';
import { testSealKey } from './testing/ledger-fixture.ts';
import { accountNames, endOf, fundingOf, isHold, postingOf } from './testing/load-plan.ts';

// A few seconds in `npm test`; LEDGER_FAULT_SECONDS makes it as long as one likes. LEDGER_FAULT_SEED repeats a run.
const seconds = Number(process.env['LEDGER_FAULT_SECONDS'] ?? 5);
const seed = Number(process.env['LEDGER_FAULT_SEED'] ?? randomInt(1, 2 ** 31));
const dataDir = join(tmpdir(), `ledger-faults-${process.pid}`);
const role = { name: 'quetzal_server', password: 'test-only' };
const load = fileURLToPath(new URL('testing/load.ts', import.meta.url));
const againMax = 200;

/** What processes that are dead by now said. */
const acknowledged = new Set<string>();
const conflicts: string[] = [];
const lost: string[] = [];
let asked = 0;
let child: ChildProcess | undefined;

afterAll(async () => {
  child?.kill('SIGKILL');
  await removeLocalPostgres(dataDir);
});

const start = (): Promise<LocalPostgres> => startLocalPostgres({ dataDir, mode: 'durable' });

function startLoad(url: string): ChildProcess {
  const args = [load, '--url', url, '--seed', String(seed), '--from', String(asked), '--again', String(againMax)];
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  createInterface({ input: started.stdout }).on('line', (line) => {
    const [what = '', text = ''] = line.split(' ');
    if (what === 'asked') asked = Math.max(asked, Number(text) + 1);
    else if (what === 'conflict') conflicts.push(line);
    else acknowledged.add(`${what} ${text}`);
  });
  return started;
}

const ended = (process: ChildProcess): Promise<unknown> =>
  process.exitCode !== null || process.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => process.once('close', done));
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A PostgreSQL that lost a backend says for a moment that it recovers. */
async function onceUp<T>(url: string, work: Parameters<typeof withConnection<T>>[1]): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await withConnection(url, work);
    } catch (error) {
      if ((error as { code?: string }).code !== '57P03' || tries > 100) throw error;
      await pause(100);
    }
  }
}

const postmaster = (server: LocalPostgres): number =>
  Number(readFileSync(join(server.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

const faults: Record<string, (server: LocalPostgres) => Promise<void>> = {
  /** The server process dies; another one takes over. */
  server: async () => {
    child?.kill('SIGKILL');
  },
  /** Connections are cut; the server process lives on. */
  connections: (server) =>
    onceUp(server.url('postgres'), async (client) => {
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'faults'");
    }),
  /** A backend is killed: PostgreSQL ends all of them and recovers by itself. */
  backend: (server) =>
    onceUp(server.url('postgres'), async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = 'faults' limit 1",
      );
      if (rows[0] !== undefined) process.kill(rows[0].pid, 'SIGKILL');
    }),
  /** PostgreSQL dies as a whole, and the server process with it. */
  postgres: async (server) => {
    await onceUp(server.url('postgres'), async () => undefined);
    const client = new pg.Client({ connectionString: server.url('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid is not null');
    // All at once: left alone, the others would finish what they are at.
    for (const pid of [postmaster(server), ...rows.map((row) => row.pid)]) process.kill(pid, 'SIGKILL');
    child?.kill('SIGKILL');
  },
};

async function underFaults(): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  const names = Object.keys(faults);
  let server = await start();
  // Each kind of fault at least once, however slow the machine.
  for (let round = 0; round < names.length || Date.now() < deadline; round += 1) {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      child = startLoad(server.url('faults', role));
    const before = acknowledged.size;
    const limit = Date.now() + 20_000;
    // A fault before anything was acknowledged would prove nothing.
    while (acknowledged.size < before + 30 && Date.now() < limit && child.exitCode === null) await pause(20);
    await pause(((seed >>> (round % 16)) % 7) * 20);
    const name = names[(seed + round) % names.length] ?? 'server';
    await faults[name]?.(server);
    if (name === 'server' || name === 'postgres') await ended(child);
    if (name === 'postgres' || name === 'backend') server = await untilUp();
    // Before anything is asked again, which could put a lost one back.
    if (name === 'server' || name === 'postgres') lost.push(...(await missing(server)));
  }
  child?.kill('SIGKILL');
  if (child !== undefined) await ended(child);
}

/** What was acknowledged and is not there. */
async function missing(server: LocalPostgres): Promise<string[]> {
  const ids = new Map([...acknowledged].map((words) => [idOf(words), words]));
  return onceUp(server.url('faults'), async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from unnest($1::uuid[]) as id
        where not exists (select from ledger_transfer where journal_id = id and position = 1)`,
      [[...ids.keys()]],
    );
    return rows.map(({ id }) => ids.get(id) ?? id);
  });
}

function idOf(words: string): string {
  const [scope = '', text = ''] = words.split(' ');
  return journalIdOf({ scope, text });
}

/** Waits for the last processes of a PostgreSQL that was killed, which hold its data folder for a moment. */
async function untilUp(): Promise<LocalPostgres> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries > 20) throw error;
      await pause(250);
    }
  }
}

/** How many transfers each journal has that a run can have asked for, by its id. */
function plannedSizes(accounts: readonly Account[]): Map<string, number> {
  const asks = Array.from({ length: asked }, (_, index) => {
    const posting = postingOf(seed, index, accounts);
    return [posting, isHold(posting) ? endOf(seed, index, posting) : undefined];
  });
  const all = [...fundingOf(seed, accounts), ...asks.flat()].filter((posting) => posting !== undefined);
  return new Map(all.map(({ key, transfers }) => [journalIdOf(key), transfers.length]));
}

test(
  'T127: what was acknowledged is there once, nothing is there by half, and the books agree, whatever dies meanwhile',
  { timeout: (seconds + 120) * 1000 },
  async () => {
    const first = await start();
    await ensureRole(first.url('postgres'), role);
    await ensureDatabase(first.url('postgres'), 'faults');
    await migrate(first.url('faults'));
    await underFaults();

    const server = await untilUp();
    const { db, close } = createDatabase({ url: server.url('faults', role), poolMax: 2, onError: () => undefined });
    const clock = { now: () => new Date() };
    const ledger = createLedger({ clock });
    try {
      const accounts = await db.transaction().execute((tx) => ledger.accountsFor(tx, accountNames(seed)));
      const { rows } = await sql<{ id: string; count: number }>`
        select journal_id as id, count(*)::int as count from ledger_transfer group by 1`.execute(db);
      const written = new Map(rows.map(({ id, count }) => [id, count]));
      lost.push(...(await missing(server)));
      const sizes = plannedSizes(accounts);
      const halves = rows.filter(({ id, count }) => sizes.get(id) !== count);

      const key = testSealKey();
      await seal({ db, clock, key, transfersMax: 500 });
      const chain = await verifyChain(db, new Map([[key.id, key.publicKey]]));
      const found = { lost, halves, conflicts, discrepancies: await ledger.verify(db), broken: chain.broken };
      const none = { lost: [], halves: [], conflicts: [], discrepancies: [], broken: [] };
      expect(found, `seen with LEDGER_FAULT_SEED=${seed}`).toEqual(none);
      expect(chain.journals).toBe(written.size);
      expect(await ledger.trialBalance(db)).toMatchObject([{ currency: 'MXN', balanced: true }]);
      expect(acknowledged.size).toBeGreaterThan(50);
    } finally {
      await close();
    }
  },
);
