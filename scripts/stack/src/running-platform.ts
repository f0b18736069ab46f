import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Listener, root } from './options.ts';

const startLimitMs = 90_000;

/** Where a started platform listens, and its processes. */
export interface Running {
  urls: Record<Listener, string>;
  pids: Record<'server' | 'worker' | 'studio' | 'sandbox', number>;
}

const runningFile = (dataDir: string): string => join(dataDir, 'running.json');

/** What runs at this moment with the data of a folder; a process that was started again has another id. */
export function readRunning(dataDir: string): Running {
  return JSON.parse(readFileSync(runningFile(dataDir), 'utf8')) as Running;
}

/**
 * Starts the built platform anew in a folder of its own, where nobody has played yet; gives back what stops it. Rejects when it
 * does not start.
 */
export async function startPlatform(input: {
  dataDir: string;
  portOffset: number;
  demoPassword: string;
}): Promise<() => Promise<void>> {
  const { dataDir, portOffset, demoPassword } = input;
  const file = runningFile(dataDir);
  rmSync(file, { force: true });
  const args = ['--reset', '--no-history', '--data-dir', dataDir, '--port-offset', String(portOffset)];
  const child = spawn(process.execPath, ['scripts/stack/src/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, DEMO_PASSWORD: demoPassword, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // However we end, the platform ends with us.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const deadline = Date.now() + startLimitMs;
  while (!existsSync(file)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The platform did not start.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return async () => {
    kill();
    await ended;
  };
}
