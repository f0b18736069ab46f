import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Pause } from './game.model.ts';

/** A vendor as the operators of a site see it, whether or not anything of it can be played. */
export interface VendorState {
  code: string;
  name: string;
  enabled: boolean;
  pause: Pause | null;
}

/** Every vendor of the platform, as a site has it. */
export async function selectVendorStates(db: Reader, siteId: string): Promise<VendorState[]> {
  const rows = await db
    .selectFrom('vendor')
    .leftJoin('vendor_pause', (join) =>
      join.onRef('vendor_pause.vendor_code', '=', 'vendor.code').on('vendor_pause.site_id', '=', siteId),
    )
    .select(['vendor.code', 'vendor.name', 'vendor.enabled', 'vendor_pause.paused_at', 'vendor_pause.back_at'])
    .orderBy('vendor.sort')
    .orderBy('vendor.code')
    .execute();
  return rows.map(({ code, name, enabled, paused_at, back_at }) => ({
    code,
    name,
    enabled,
    pause: paused_at === null ? null : { at: paused_at, backAt: back_at },
  }));
}

/** Closes a vendor's games at a site; closed already, only the time of their return changes. */
export async function upsertPause(tx: Tx, key: { siteId: string; vendorCode: string }, pause: Pause): Promise<void> {
  await tx
    .insertInto('vendor_pause')
    .values({ site_id: key.siteId, vendor_code: key.vendorCode, paused_at: pause.at, back_at: pause.backAt })
    .onConflict((conflict) => conflict.columns(['site_id', 'vendor_code']).doUpdateSet({ back_at: pause.backAt }))
    .execute();
}

export async function deletePause(
  tx: Tx,
  { siteId, vendorCode }: { siteId: string; vendorCode: string },
): Promise<void> {
  await tx.deleteFrom('vendor_pause').where('site_id', '=', siteId).where('vendor_code', '=', vendorCode).execute();
}
