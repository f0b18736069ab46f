import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRunning, type Running } from '@quetzal/stack';

const errorLevel = 50;

/** Looks whether the platform's processes still live and what they logged. */
export interface Watch {
  /** What went wrong since it was asked last, in words. */
  news(): string[];
}

function isError(line: string): boolean {
  try {
    return ((JSON.parse(line) as { level?: number } | null)?.level ?? 0) >= errorLevel;
  } catch {
    return false;
  }
}

/** Nothing is known of the processes of a platform that has no data here. */
const pidsIn = (dataDir: string): Partial<Running['pids']> =>
  existsSync(join(dataDir, 'running.json')) ? readRunning(dataDir).pids : {};

/** Watches the platform whose data are in a folder, from now on. */
export function watchPlatform(dataDir: string): Watch {
  const logs = join(dataDir, 'logs');
  const files = existsSync(logs) ? readdirSync(logs).map((name) => join(logs, name)) : [];
  const seen = new Map(files.map((file) => [file, readFileSync(file).length]));
  let pids = pidsIn(dataDir);
  return {
    news() {
      const now = pidsIn(dataDir);
      const ended = Object.entries(pids).filter(([name, pid]) => now[name as keyof typeof now] !== pid);
      pids = now;
      const logged = files.flatMap((file) => {
        const bytes = readFileSync(file);
        const fresh = bytes.subarray(seen.get(file) ?? 0);
        const end = fresh.lastIndexOf('\n') + 1;
        seen.set(file, (seen.get(file) ?? 0) + end);
        return fresh.subarray(0, end).toString('utf8').split('\n').filter(isError);
      });
      return [...ended.map(([name]) => `${name} ended`), ...logged.map((line) => `logged: ${line.slice(0, 1_500)}`)];
    },
  };
}
