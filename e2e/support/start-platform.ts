import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const dataDir = '.data/e2e';
// While writing journeys: a platform that runs already, by the data folder that it was started with.
const alreadyRunning = process.env['E2E_DATA_DIR'];
const runningFile = resolve(root, alreadyRunning ?? dataDir, 'running.json');
const startLimitMs = 90_000;

/** Password of the demo accounts during the journeys. */
export const demoPassword = process.env['DEMO_PASSWORD'] ?? 'Journey2026x';

/** Where the started platform listens, and its processes. */
export interface Running {
  urls: Record<'api' | 'player' | 'agent' | 'studio' | 'sandbox', string>;
  pids: Record<'server' | 'worker' | 'studio' | 'sandbox', number>;
}

/** What runs at this moment; a process that was started again has another id. */
export function running(): Running {
  return JSON.parse(readFileSync(runningFile, 'utf8')) as Running;
}

/** Starts the built platform with data and ports of its own; gives back what stops it. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  if (alreadyRunning !== undefined) return async () => undefined;
  rmSync(runningFile, { force: true });
  const args = ['scripts/stack/src/start.ts', '--reset', '--data-dir', dataDir, '--port-offset', '1000'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DEMO_PASSWORD: demoPassword, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const deadline = Date.now() + startLimitMs;
  while (!existsSync(runningFile)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The platform did not start.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
