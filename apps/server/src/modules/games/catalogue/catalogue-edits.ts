import { isDeepStrictEqual } from 'node:util';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import { upsertGame, upsertVendor } from '../catalogue.store.ts';
import type { GameFile, Vendor } from '../game.model.ts';
import { selectByKeys } from '../games.store.ts';
import * as store from './catalogue-edits.store.ts';
import { CatalogueRefused } from './catalogue-refused.ts';
import { readVendor, type VendorNames } from './read-vendor.ts';

/** What an edit changes, or would change, of one vendor or game. */
export interface CatalogueChange {
  /** `vendor:SOL`, `game:SOL/frutas-electricas`. */
  subject: string;
  isNew: boolean;
  /** By field, of what was there before. */
  changes: Readonly<Record<string, { before: unknown; after: unknown }>>;
}

/** A vendor to be put in, or changed; what is left out stays as it is. */
export type VendorWish = VendorNames & Partial<Pick<Vendor, 'enabled' | 'walletKind'>>;

/** Who edits; a trial changes nothing. */
export interface CatalogueEdit {
  actorId: string;
  isTrial: boolean;
}

/** How operators put vendors and games into the catalogue; each change leaves an event. */
export interface CatalogueEdits {
  /** Rejects with CatalogueRefused. Answers no change where it stands so already. */
  saveVendor(wish: VendorWish, edit: CatalogueEdit): Promise<CatalogueChange | undefined>;
  /** Puts games in, or changes them to what is said of them here. Rejects with CatalogueRefused, and then nothing is changed. */
  saveGames(games: readonly GameFile[], edit: CatalogueEdit): Promise<CatalogueChange[]>;
  /** The vendors with how many games they have. */
  vendors(): Promise<(Required<Vendor> & { games: number })[]>;
}

/** Wires the edits; screens forget what they know of the catalogue. */
export function createCatalogueEdits(deps: { db: Database; clock: Clock; events: Events }): CatalogueEdits {
  const { db, clock, events } = deps;

  async function edit<T>({ isTrial }: CatalogueEdit, work: (tx: Tx) => Promise<T>): Promise<T> {
    const done = await db.transaction().execute(async (tx) => {
      await store.lockCatalogue(tx);
      return work(tx);
    });
    if (!isTrial) events.publish('catalogue.changed', {});
    return done;
  }

  function report(tx: Tx, { subject, isNew, changes }: CatalogueChange, actorId: string): Promise<void> {
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[which] ?? null]));
    return reportEvent(tx, {
      at: clock.now(),
      siteId: null,
      component: 'games.catalogue',
      action: isNew ? 'added' : 'changed',
      subject,
      actor: { kind: 'system', id: actorId },
      before: isNew ? undefined : side('before'),
      after: side('after'),
    });
  }

  return {
    async saveVendor(wish, by) {
      const names = readVendor(wish);
      return edit(by, async (tx) => {
        const [before] = await store.selectVendors(tx, [wish.code]);
        const standing = before ?? { gameTypes: [], sort: 0, enabled: true, walletKind: 'single' as const };
        const { enabled = standing.enabled, walletKind = standing.walletKind } = wish;
        const after = { ...standing, ...names, enabled, walletKind };
        const change = changeOf(`vendor:${wish.code}`, before, after);
        if (change === undefined || by.isTrial) return change;
        await upsertVendor(tx, after);
        await report(tx, change, by.actorId);
        return change;
      });
    },
    saveGames: (games, by) =>
      edit(by, async (tx) => {
        await expectVendors(tx, games);
        const keys = games.map(({ vendorCode, code: gameCode }) => ({ vendorCode, gameCode }));
        const standing = new Map((await selectByKeys(tx, keys)).map((game) => [nameOf(game), game]));
        const changed: CatalogueChange[] = [];
        for (const game of games) {
          const change = changeOf(`game:${nameOf(game)}`, standing.get(nameOf(game)), game);
          if (change === undefined) continue;
          changed.push(change);
          if (by.isTrial) continue;
          await upsertGame(tx, game);
          await report(tx, change, by.actorId);
        }
        if (!by.isTrial) await widenTypes(tx, games);
        return changed;
      }),
    async vendors() {
      const [vendors, counts] = await Promise.all([store.selectVendors(db), store.selectGameCounts(db)]);
      return vendors.map((vendor) => ({ ...vendor, games: counts.get(vendor.code) ?? 0 }));
    },
  };
}

const nameOf = ({ vendorCode, code }: Pick<GameFile, 'vendorCode' | 'code'>): string => `${vendorCode}/${code}`;
const vendorsOf = (games: readonly GameFile[]): string[] => [...new Set(games.map(({ vendorCode }) => vendorCode))];

async function expectVendors(tx: Tx, games: readonly GameFile[]): Promise<void> {
  const known = new Set((await store.selectVendors(tx, vendorsOf(games))).map(({ code }) => code));
  const problems = games.flatMap(({ vendorCode }, at) =>
    known.has(vendorCode)
      ? []
      : [{ path: `[${at}].vendorCode`, problem: `there is no vendor ${vendorCode}: put it in first` }],
  );
  if (problems.length > 0) throw new CatalogueRefused(problems);
}

/** Adds the kinds of games to those that their vendors are known for. */
async function widenTypes(tx: Tx, games: readonly GameFile[]): Promise<void> {
  for (const vendor of await store.selectVendors(tx, vendorsOf(games))) {
    const more = games.filter(({ vendorCode }) => vendorCode === vendor.code).map(({ gameType }) => gameType);
    const types = new Set([...vendor.gameTypes, ...more]);
    if (types.size > vendor.gameTypes.length) await upsertVendor(tx, { ...vendor, gameTypes: [...types] });
  }
}

/** What differs between what stands and what is wished, field by field of the wish; undefined for nothing. */
function changeOf(subject: string, before: object | undefined, after: object): CatalogueChange | undefined {
  const standing = (before ?? {}) as Record<string, unknown>;
  const changes = Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => !isDeepStrictEqual(standing[field], value))
      .map(([field, value]: [string, unknown]) => [field, { before: standing[field], after: value }]),
  );
  return Object.keys(changes).length === 0 ? undefined : { subject, isNew: before === undefined, changes };
}
