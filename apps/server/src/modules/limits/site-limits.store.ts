import type { LimitName, Limits } from '@quetzal/domain/limits';
import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';

/** What a site's limits hold for each of its members. */
export async function selectSiteLimits(db: Reader, siteId: string): Promise<Limits> {
  const rows = await db.selectFrom('site_limit').select(['name', 'value']).where('site_id', '=', siteId).execute();
  return new Map(rows.map(({ name, value }) => [name as LimitName, value]));
}

/** What becomes of a deposit beyond a limit. */
export const depositPolicies = ['refuse', 'clip'] as const;
export type DepositPolicy = (typeof depositPolicies)[number];

export async function selectDepositPolicy(db: Reader, siteId: string): Promise<DepositPolicy> {
  const query = db.selectFrom('site').select('deposit_over_limit as policy').where('id', '=', siteId);
  return (await query.executeTakeFirstOrThrow()).policy as DepositPolicy;
}

export async function updateDepositPolicy(tx: Tx, siteId: string, policy: DepositPolicy): Promise<void> {
  await tx.updateTable('site').set({ deposit_over_limit: policy }).where('id', '=', siteId).execute();
}

/** Holds the site's row until the transaction ends: its limits change one after another. */
export async function lockSite(tx: Tx, siteId: string): Promise<void> {
  await tx.selectFrom('site').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function upsertSiteLimit(
  tx: Tx,
  siteId: string,
  limit: { name: LimitName; value: bigint; setAt: Date },
): Promise<void> {
  const values = { value: limit.value, set_at: limit.setAt };
  await tx
    .insertInto('site_limit')
    .values({ site_id: siteId, name: limit.name, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet(values))
    .execute();
}

export async function deleteSiteLimit(tx: Tx, siteId: string, name: LimitName): Promise<void> {
  await tx.deleteFrom('site_limit').where('site_id', '=', siteId).where('name', '=', name).execute();
}

/** Notes with the site whether any of these limits is set: then each bet of its members is looked at alone. */
export async function updatePlayLimited(tx: Tx, siteId: string, names: readonly LimitName[]): Promise<void> {
  await sql`
    update site set has_play_limits = exists (
      select from site_limit where site_id = site.id and name = any(${names}::text[]))
    where id = ${siteId}`.execute(tx);
}
