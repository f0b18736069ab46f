import { isAboutBets, type LimitName, limitNames } from '@quetzal/domain/limits';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Decider } from './breaks/break.model.ts';
import { limitValueText, readLimitValue } from './limit-value.ts';
import * as store from './site-limits.store.ts';

const namesAboutBets = limitNames.filter((name) => isAboutBets(name));

export interface SiteLimitDeps {
  db: Database;
  clock: Clock;
  sites: { byId(siteId: string): Promise<{ currency: string; timeZone: string }> };
}

/** Decides what becomes of deposits beyond a limit at the operator's site. */
export async function setDepositPolicy(
  deps: Pick<SiteLimitDeps, 'db' | 'clock'>,
  by: Decider,
  policy: store.DepositPolicy,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await store.lockSite(tx, by.siteId);
    const before = await store.selectDepositPolicy(tx, by.siteId);
    if (before === policy) return;
    await store.updateDepositPolicy(tx, by.siteId, policy);
    await reportEvent(tx, {
      at: deps.clock.now(),
      siteId: by.siteId,
      component: 'limits',
      action: 'deposit_policy_set',
      subject: `site:${by.siteId}`,
      actor: { kind: 'operator', id: by.operatorId },
      before: { overLimit: before },
      after: { overLimit: policy },
    });
  });
}

/**
 * Sets a limit of the operator's site for each of its members, or removes it with null; it binds from the next bet and
 * deposit on. The change and its line in the event report are one transaction.
 */
export async function setSiteLimit(
  deps: SiteLimitDeps,
  by: Decider,
  name: LimitName,
  text: string | null,
): Promise<void> {
  const { currency } = await deps.sites.byId(by.siteId);
  const value = text === null ? undefined : readLimitValue(name, text, currency);
  await deps.db.transaction().execute(async (tx) => {
    await store.lockSite(tx, by.siteId);
    const before = (await store.selectSiteLimits(tx, by.siteId)).get(name);
    if (before === value) return;
    const now = deps.clock.now();
    if (value === undefined) await store.deleteSiteLimit(tx, by.siteId, name);
    else await store.upsertSiteLimit(tx, by.siteId, { name, value, setAt: now });
    await store.updatePlayLimited(tx, by.siteId, namesAboutBets);
    const shown = (units: bigint | undefined) => ({
      value: units === undefined ? null : limitValueText(name, units, currency),
    });
    await reportEvent(tx, {
      at: now,
      siteId: by.siteId,
      component: 'limits',
      action: value === undefined ? 'site_limit_removed' : 'site_limit_set',
      subject: `site:${by.siteId}`,
      actor: { kind: 'operator', id: by.operatorId },
      reason: name,
      before: shown(before),
      after: shown(value),
    });
  });
}
