import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { postgresHome, program } from './binaries.ts';
import { makePrivateFolder, reachableFolder, reachableHome, runAs } from './run-as.ts';

const superuser = 'quetzal_admin';
const startLimitMs = 30_000;

/** A running local PostgreSQL. URLs carry the password: never log them. */
export interface LocalPostgres {
  port: number;
  /** Where the data really is; differs from the folder asked for when the database's user cannot enter that one. */
  dataDir: string;
  /** Connection URL for a database of this server. */
  url(database: string, role?: { name: string; password: string }): string;
  /** Stops the server (fast shutdown) if this call started it; a server that was already running is left alone. */
  stop(): Promise<void>;
}

/** What a local server is tuned for: `durable` keeps every acknowledged row, `throwaway` trades that for speed in tests. */
export type LocalPostgresMode = 'durable' | 'throwaway';

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function initialise(home: string, dataDir: string, password: string): void {
  makePrivateFolder(dataDir);
  const passwordFile = join(dataDir, '..', `.pw-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const options = ['-U', superuser, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'];
  const result = spawnSync(program(home, 'initdb'), ['-D', dataDir, `--pwfile=${passwordFile}`, ...options], {
    ...runAs(),
    cwd: dirname(home),
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || String(result.error)}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The server that already runs on this data folder, else undefined. */
function runningServer(dataDir: string): { pid: number; port: number } | undefined {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return isAlive(Number(pid)) ? { pid: Number(pid), port: Number(port) } : undefined;
}

async function stopByPid(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + startLimitMs;
  while (isAlive(pid) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function settings(
  port: number,
  dataDir: string,
  mode: LocalPostgresMode,
  more: Readonly<Record<string, string>>,
): string[] {
  const common = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: 'log',
    log_rotation_size: '10MB',
  };
  const speed = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', logging_collector: 'off' };
  const all: Record<string, string> = { ...common, ...(mode === 'durable' ? {} : speed), ...more };
  return ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * Starts (or finds running) a PostgreSQL whose data live in `dataDir`, made on first use. Binaries come from the npm
 * registry; nothing is installed on the machine. Works as root (the server then runs as `nobody`) and as a user.
 */
export async function startLocalPostgres(options: {
  dataDir: string;
  mode: LocalPostgresMode;
  /** Treat a server left behind by a killed process as our own, and stop it at the end. */
  adopt?: boolean;
  /** Settings of PostgreSQL beside ours, when it is started by this call. */
  settings?: Readonly<Record<string, string>>;
}): Promise<LocalPostgres> {
  const home = reachableHome(postgresHome());
  const base = reachableFolder(options.dataDir);
  const dataDir = join(base, 'cluster');
  const secretFile = join(base, 'password');
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(base, { recursive: true, mode: 0o755 });
    const password = randomBytes(24).toString('hex');
    writeFileSync(secretFile, password, { mode: 0o600 });
    initialise(home, dataDir, password);
  }
  const password = readFileSync(secretFile, 'utf8');
  const urlOn = (port: number) => (database: string, role?: { name: string; password: string }) =>
    `postgres://${role?.name ?? superuser}:${encodeURIComponent(role?.password ?? password)}@127.0.0.1:${port}/${database}`;

  const found = runningServer(dataDir);
  if (found !== undefined && (await answers(urlOn(found.port)('postgres')))) {
    const stop = options.adopt ? () => stopByPid(found.pid) : async () => undefined;
    return { port: found.port, dataDir, url: urlOn(found.port), stop };
  }
  const port = await freePort();
  const child = spawn(program(home, 'postgres'), settings(port, dataDir, options.mode, options.settings ?? {}), {
    ...runAs(),
    cwd: dirname(home),
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = urlOn(port);
  const deadline = Date.now() + startLimitMs;
  while (!(await answers(url('postgres')))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start in ${dataDir}`);
    await new Promise((done) => setTimeout(done, 40));
  }
  child.unref();
  return {
    port,
    dataDir,
    url,
    stop: async () => {
      child.ref();
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Stops whatever runs on `dataDir` and deletes the data. */
export async function removeLocalPostgres(dataDir: string): Promise<void> {
  const base = reachableFolder(dataDir);
  const found = runningServer(join(base, 'cluster'));
  if (found !== undefined) await stopByPid(found.pid);
  rmSync(base, { recursive: true, force: true });
}
