import { createHash } from 'node:crypto';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import * as store from './integrity.store.ts';
import { type Difference, differencesBetween, type Manifest } from './manifest.ts';

const differencesMax = 200;
const component = 'audit.integrity';

/** What the room is made of. */
export interface IntegrityDeps {
  db: Database;
  clock: Clock;
  /** The files that decide how the platform behaves, as they are now. */
  readManifest: () => Promise<Manifest>;
  /** The configuration that this process was started with. */
  config: object;
  /** Told of every mismatch, for whoever watches the process. */
  onMismatch: (check: store.IntegrityCheck) => void;
}

/** Whether program and configuration are still what somebody vouched for. */
export interface Integrity {
  /** Compares with what is vouched for and keeps the result; a mismatch is an event. The first check vouches for what it finds. */
  check(cause: store.IntegrityCheck['cause']): Promise<store.IntegrityCheck>;
  /** Vouches for what is there now: after an installation or an update that was meant. */
  seal(by: { operatorId: string; siteId: string }, reason: string): Promise<store.Baseline>;
  list(limit: number): Promise<{ baseline: store.Baseline | undefined; checks: store.IntegrityCheck[] }>;
}

/** What one process is told and another is not: where it listens, how much it says and holds open. */
const ownToProcess = new Set(['API_HOST', 'API_PORT', 'PLAYER_PORT', 'AGENT_PORT', 'LOG_LEVEL', 'DATABASE_POOL_MAX']);

/** Of the configuration only a digest is kept: it holds secrets, and together they are too long to be guessed from it. */
function digestOf(config: object): string {
  const shared = Object.entries(config).filter(([name]) => !ownToProcess.has(name));
  const entries = shared.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

export function createIntegrity(deps: IntegrityDeps): Integrity {
  const { db, clock } = deps;
  const configDigest = digestOf(deps.config);

  async function sealIn(tx: Tx, manifest: Manifest, by: { operatorId?: string; siteId?: string; reason: string }) {
    const sealedAt = clock.now();
    const { digest, files } = manifest;
    const baseline = { id: newId(), sealedAt, reason: by.reason, digest, configDigest, files };
    const before = await store.selectBaseline(tx);
    await store.insertBaseline(tx, { ...baseline, sealedBy: by.operatorId ?? null });
    const actor: EventActor =
      by.operatorId === undefined ? { kind: 'system' } : { kind: 'operator', id: by.operatorId };
    await reportEvent(tx, {
      at: sealedAt,
      siteId: by.siteId ?? null,
      component,
      action: 'sealed',
      subject: `integrity_baseline:${baseline.id}`,
      actor,
      reason: by.reason,
      before: before && { digest: before.digest, configDigest: before.configDigest },
      after: { digest, configDigest },
    });
    return baseline;
  }

  async function baselineIn(tx: Tx, manifest: Manifest): Promise<store.Baseline> {
    await store.lockBaseline(tx);
    const found = await store.selectBaseline(tx);
    return found ?? sealIn(tx, manifest, { reason: 'installed' });
  }

  async function keep(tx: Tx, manifest: Manifest, cause: store.IntegrityCheck['cause']) {
    const baseline = await baselineIn(tx, manifest);
    const isSameConfig = baseline.configDigest === configDigest;
    const differences: Difference[] = [
      ...(isSameConfig ? [] : [{ path: 'configuration', what: 'changed' } as const]),
      ...differencesBetween(baseline.files, manifest.files),
    ];
    const check = {
      id: newId(),
      checkedAt: clock.now(),
      cause,
      digest: manifest.digest,
      configDigest,
      matches: differences.length === 0,
      differences: differences.slice(0, differencesMax),
    };
    await store.insertCheck(tx, { ...check, baselineId: baseline.id });
    if (check.matches) return check;
    await reportEvent(tx, {
      at: check.checkedAt,
      siteId: null,
      component,
      action: 'mismatch',
      subject: `integrity_check:${check.id}`,
      actor: { kind: 'system' },
      reason: cause,
      before: { digest: baseline.digest, configDigest: baseline.configDigest },
      after: { digest: check.digest, configDigest, differences: check.differences },
    });
    return check;
  }

  return {
    async check(cause) {
      const manifest = await deps.readManifest();
      const check = await db.transaction().execute((tx) => keep(tx, manifest, cause));
      if (!check.matches) deps.onMismatch(check);
      return check;
    },
    async seal(by, reason) {
      const manifest = await deps.readManifest();
      return db.transaction().execute(async (tx) => {
        await store.lockBaseline(tx);
        return sealIn(tx, manifest, { ...by, reason });
      });
    },
    async list(limit) {
      const [baseline, checks] = await Promise.all([store.selectBaseline(db), store.selectChecks(db, limit)]);
      return { baseline, checks };
    },
  };
}
