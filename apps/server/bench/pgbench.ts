import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { prepareTpcB, tpcB } from './baselines.ts';
import { measure, type Measurement } from './measure.ts';

const debianFolder = '/usr/lib/postgresql';
const scale = 32;
const clientCounts = [8, 16, 32];

/** TPC-B on the server under test, by whatever drives it. */
export interface TpcB {
  /** What drives it: `pgbench`, or our own driver where the machine has none. */
  driver: string;
  /** The client count that was fastest in a first try of each. */
  clients: number;
  run(clients: number, durationMs: number): Promise<Measurement>;
}

function findPgbench(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort().toReversed() : [];
  const candidates = [...versions.map((version) => join(debianFolder, version, 'bin', 'pgbench')), 'pgbench'];
  return candidates.find((path) => spawnSync(path, ['--version']).status === 0);
}

function pgbench(program: string, url: string, args: string[]): string {
  const done = spawnSync(program, [...args, url], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`pgbench ${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

function measuredBy(program: string, url: string): TpcB['run'] {
  return async (clients, durationMs) => {
    const seconds = String(Math.max(1, Math.round(durationMs / 1000)));
    const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', seconds];
    const text = pgbench(program, url, options);
    const figure = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
    const perSecond = Math.round(figure(/tps = ([\d.]+)/));
    const meanMs = Number(figure(/latency average = ([\d.]+)/).toFixed(3));
    return { workload: 'tpc-b', concurrency: clients, perSecond, p50Ms: meanMs, p99Ms: null };
  };
}

/** Prepares TPC-B in a database of its own: `pgbench` of the system, else the same script through the driver. */
export async function prepareBaseline(url: string, pool: pg.Pool): Promise<TpcB> {
  const program = findPgbench();
  let run: TpcB['run'];
  if (program === undefined) {
    await prepareTpcB(pool, scale);
    run = (clients, durationMs) => measure(tpcB(pool, scale), clients, durationMs);
  } else {
    pgbench(program, url, ['-i', '-q', '-s', String(scale)]);
    run = measuredBy(program, url);
  }
  const tries: Measurement[] = [];
  for (const clients of clientCounts) tries.push(await run(clients, 2_000));
  const [best] = tries.toSorted((a, b) => b.perSecond - a.perSecond);
  const version = program === undefined ? '' : pgbench(program, url, ['--version']).trim();
  return {
    driver: program === undefined ? 'the same script through node-postgres (no pgbench on this machine)' : version,
    clients: best?.concurrency ?? 8,
    run,
  };
}
