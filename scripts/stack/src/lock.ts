import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Makes sure that one set of data is run by one start only; gives back what releases it. */
export function takeLock(dataDir: string): () => void {
  const file = join(dataDir, 'start.pid');
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (isAlive(pid)) throw new Error(`Already running with the data in ${dataDir} (process ${pid}). Stop it first.`);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
