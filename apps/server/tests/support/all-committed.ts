import type pg from 'pg';
import { expect, vi } from 'vitest';

/**
 * Waits until whatever is under way in the database server now has ended. A feed gives nothing before that, and tests that
 * run beside this one have transactions under way too.
 */
export async function allCommitted(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const read = async (which: 'xmin' | 'xmax') => {
    const text = `select pg_snapshot_${which}(pg_current_snapshot())::text::bigint as id`;
    const { rows } = await pool.query<{ id: bigint }>(text);
    return rows[0]?.id ?? 0n;
  };
  const newest = await read('xmax');
  await vi.waitFor(async () => expect(await read('xmin')).toBeGreaterThanOrEqual(newest), {
    timeout: 15_000,
    interval: 20,
  });
}
