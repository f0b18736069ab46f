import { createHash } from 'node:crypto';
import { Value } from 'typebox/value';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { newId } from '#kernel/ids/ids.ts';
import { findByCode, selectSites, upsertSite } from '../site.store.ts';
import { canonicalText, changesBetween, type FileChange } from './file-changes.ts';
import { readSiteFile } from './read-site-file.ts';
import { documentOf, siteFileOf } from './site-file.mapping.ts';
import { SiteFileDocument } from './site-file.schema.ts';
import { siteErrors } from '../site.errors.ts';
import * as store from './site-versions.store.ts';

/** Who writes a file, and how it came. */
export interface SiteEdit {
  source: store.VersionSource;
  restoredFrom?: number;
  /** Who ran the command; left out for the system itself. */
  actorId?: string;
}

/** What writing a file did. */
export interface SiteWritten {
  siteId: string;
  version: number;
  isNew: boolean;
  /** What differs from the version before, by path; empty when nothing does, and then there is no new version. */
  changes: Record<string, FileChange>;
}

/** Site files: written, looked at, taken back. */
export interface SiteFiles {
  /**
   * Writes a file as the next version of its site; every process hears of it. Refuses with `site.host_taken`,
   * `site.currency_fixed` and `site.time_zone_fixed`. With `isTrial` nothing stays.
   */
  write(document: SiteFileDocument, edit: SiteEdit, isTrial?: boolean): Promise<SiteWritten>;
  list(): Promise<{ merchantCode: string; name: string; version: number; status: number; hosts: readonly string[] }[]>;
  /** Refuses with `request.not_found`, as the others do. */
  show(merchantCode: string, version?: number): Promise<{ version: number; document: SiteFileDocument }>;
  history(merchantCode: string): Promise<store.SiteVersion[]>;
  /** Writes an earlier version again, as a new one; it has to fit the rules of today. */
  restore(merchantCode: string, version: number, actorId?: string): Promise<SiteWritten>;
}

const hashOf = (document: SiteFileDocument): string =>
  createHash('sha256').update(canonicalText(document)).digest('hex');

class OnTrial extends Error {
  readonly written: SiteWritten;
  constructor(written: SiteWritten) {
    super('on trial');
    this.written = written;
  }
}

/** Wires the room; `changed` tells every process of a site's new file. */
export function createSiteFiles(deps: { db: Database; clock: Clock; changed: (siteId: string) => void }): SiteFiles {
  const { db, clock } = deps;

  async function siteIdOf(merchantCode: string): Promise<string> {
    const site = await findByCode(db, merchantCode);
    if (site === undefined) throw errors.notFound();
    return site.id;
  }

  const write: SiteFiles['write'] = async (document, edit, isTrial = false) => {
    const written = db.transaction().execute(async (tx) => {
      const done = await writeFile(tx, document, edit, clock.now());
      // What is only tried out ends with its transaction.
      if (isTrial) throw new OnTrial(done);
      return done;
    });
    try {
      const done = await written;
      if (Object.keys(done.changes).length > 0) deps.changed(done.siteId);
      return done;
    } catch (error) {
      if (error instanceof OnTrial) return error.written;
      throw error;
    }
  };

  const show: SiteFiles['show'] = async (merchantCode, version) => {
    const found = await store.selectContent(db, await siteIdOf(merchantCode), version);
    if (found === undefined) throw errors.notFound();
    const content = Value.Clean(SiteFileDocument, Value.Default(SiteFileDocument, structuredClone(found.content)));
    return { version: found.version, document: content as SiteFileDocument };
  };

  return {
    write,
    show,
    async list() {
      const sites = await selectSites(db);
      return sites.map(({ merchantCode, name, version, status, hosts }) => ({
        merchantCode,
        name,
        version,
        status,
        hosts,
      }));
    },
    history: async (merchantCode) => store.selectVersions(db, await siteIdOf(merchantCode)),
    async restore(merchantCode, version, actorId) {
      const { document } = await show(merchantCode, version);
      const again = readSiteFile(JSON.stringify(document));
      const edit = { source: 'restore' as const, restoredFrom: version };
      return write(again, actorId === undefined ? edit : { ...edit, actorId });
    },
  };
}

async function writeFile(tx: Tx, document: SiteFileDocument, edit: SiteEdit, now: Date): Promise<SiteWritten> {
  await store.lockSiteFiles(tx);
  const file = siteFileOf(document);
  const taken = await store.selectTakenHost(tx, file.merchantCode, file.hosts);
  if (taken !== undefined) throw siteErrors.hostTaken(taken);
  const current = await findByCode(tx, file.merchantCode);
  // Balances are kept in it: another currency is another site.
  if (current !== undefined && current.currency !== file.currency) throw siteErrors.currencyFixed(current.currency);
  // What members do is added up by its days: moved, they would hold what they do not say.
  if (current !== undefined && current.timeZone !== file.timeZone && (await store.hasMembers(tx, current.id))) {
    throw siteErrors.timeZoneFixed(current.timeZone);
  }
  const before = current === undefined ? undefined : await store.selectContent(tx, current.id);
  const content = documentOf(file);
  const contentHash = hashOf(content);
  const isNew = current === undefined;
  if (!isNew && before?.contentHash === contentHash) {
    return { siteId: current.id, version: before.version, isNew, changes: {} };
  }
  const changes = changesBetween(before?.content ?? {}, content);
  const version = (before?.version ?? 0) + 1;
  const siteId = await upsertSite(tx, newId(), file, now);
  const { source, restoredFrom = null, actorId = null } = edit;
  await store.insertVersion(tx, siteId, content, {
    version,
    source,
    restoredFrom,
    actorId,
    contentHash,
    createdAt: now,
  });
  const side = (which: keyof FileChange) =>
    Object.fromEntries(Object.entries(changes).map(([path, change]) => [path, change[which] ?? null]));
  await reportEvent(tx, {
    at: now,
    siteId,
    component: 'site.files',
    action: isNew ? 'created' : source === 'restore' ? 'restored' : 'changed',
    subject: `site:${siteId}`,
    actor: actorId === null ? { kind: 'system' } : { kind: 'system', id: actorId },
    before: { version: version - 1, ...side('before') },
    after: { version, ...side('after') },
  });
  return { siteId, version, isNew, changes };
}
