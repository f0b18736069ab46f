import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { Difference } from './manifest.ts';

/** What somebody vouched for. */
export interface Baseline {
  id: string;
  sealedAt: Date;
  reason: string;
  digest: string;
  configDigest: string;
  files: Record<string, string>;
}

/** The result of one check. */
export interface IntegrityCheck {
  id: string;
  checkedAt: Date;
  cause: 'start' | 'schedule' | 'demand';
  digest: string;
  configDigest: string;
  matches: boolean;
  differences: Difference[];
}

/** The one that counts: the last that was sealed. */
export function selectBaseline(db: Reader): Promise<Baseline | undefined> {
  return db
    .selectFrom('integrity_baseline')
    .select([
      'id',
      'sealed_at as sealedAt',
      'reason',
      'digest',
      'config_digest as configDigest',
      sql<Baseline['files']>`files`.as('files'),
    ])
    .orderBy('sealed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores what is vouched for from now on. */
export async function insertBaseline(tx: Tx, baseline: Baseline & { sealedBy: string | null }): Promise<void> {
  const { id, reason, digest } = baseline;
  await tx
    .insertInto('integrity_baseline')
    .values({
      id,
      sealed_at: baseline.sealedAt,
      sealed_by: baseline.sealedBy,
      reason,
      digest,
      config_digest: baseline.configDigest,
      files: JSON.stringify(baseline.files),
    })
    .execute();
}

/** Only one process at a time looks for a first baseline. */
export async function lockBaseline(tx: Tx): Promise<void> {
  await takeTurn(tx, 'integrity.baseline');
}

/** Stores a result. */
export async function insertCheck(tx: Tx, check: IntegrityCheck & { baselineId: string }): Promise<void> {
  await tx
    .insertInto('integrity_check')
    .values({
      id: check.id,
      checked_at: check.checkedAt,
      cause: check.cause,
      baseline_id: check.baselineId,
      digest: check.digest,
      config_digest: check.configDigest,
      matches: check.matches,
      differences: JSON.stringify(check.differences),
    })
    .execute();
}

/** The latest results, newest first. */
export function selectChecks(db: Reader, limit: number): Promise<IntegrityCheck[]> {
  return db
    .selectFrom('integrity_check')
    .select([
      'id',
      'checked_at as checkedAt',
      sql<IntegrityCheck['cause']>`cause`.as('cause'),
      'digest',
      'config_digest as configDigest',
      'matches',
      sql<Difference[]>`differences`.as('differences'),
    ])
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
