import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const [stepMs, longestMs] = [100, 10_000];

/**
 * Waits until the machine is done with what the workload before has left to it: pages that wait for the disk, tables
 * that are being tidied up. Without it each workload pays for the one before.
 */
export async function atRest(pool: pg.Pool): Promise<void> {
  spawnSync('sync');
  for (const start = performance.now(); performance.now() - start < longestMs; await sleep(stepMs)) {
    const busy = await pool.query(`select from pg_stat_activity where backend_type = 'autovacuum worker'`);
    if (busy.rowCount === 0) return;
  }
}
