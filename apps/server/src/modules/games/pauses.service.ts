import type { Clock } from '#kernel/clock/clock.ts';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { deletePause, selectVendorStates, upsertPause, type VendorState } from './pauses.store.ts';

/** An operator at work on a site. */
export interface SiteOperator {
  operatorId: string;
  siteId: string;
}

/** Closing a vendor's games at one site while something is wrong with them; they stay in the lists, shut. */
export interface VendorPauses {
  vendors(siteId: string): Promise<VendorState[]>;
  /** Also moves the time of the return of one that is closed. Refuses with `request.not_found` for an unknown vendor. */
  pause(by: SiteOperator, vendorCode: string, wish: { backAt: Date | null; reason: string }): Promise<void>;
  /** Opens them again; open already, nothing happens. */
  resume(by: SiteOperator, vendorCode: string, reason: string): Promise<void>;
}

/** `changed` is told after every change. */
export function createVendorPauses(deps: { db: Database; clock: Clock; changed: () => void }): VendorPauses {
  const { db, clock, changed } = deps;
  async function write(by: SiteOperator, code: string, wish: { backAt: Date | null } | null, reason: string) {
    const key = { siteId: by.siteId, vendorCode: code };
    await db.transaction().execute(async (tx) => {
      const before = (await selectVendorStates(tx, by.siteId)).find((vendor) => vendor.code === code);
      if (before === undefined) throw errors.notFound();
      const at = clock.now();
      if (wish === null) await deletePause(tx, key);
      else await upsertPause(tx, key, { at, backAt: wish.backAt });
      await reportEvent(tx, {
        at,
        siteId: by.siteId,
        component: 'games.vendors',
        action: wish === null ? 'resumed' : 'paused',
        subject: `vendor:${code}`,
        actor: { kind: 'operator', id: by.operatorId },
        reason,
        before: {
          pausedAt: before.pause?.at.toISOString() ?? null,
          backAt: before.pause?.backAt?.toISOString() ?? null,
        },
        after: wish === null ? { pausedAt: null } : { backAt: wish.backAt?.toISOString() ?? null },
      });
    });
    changed();
  }
  return {
    vendors: (siteId) => selectVendorStates(db, siteId),
    pause: (by, code, { backAt, reason }) => write(by, code, { backAt }, reason),
    resume: (by, code, reason) => write(by, code, null, reason),
  };
}
