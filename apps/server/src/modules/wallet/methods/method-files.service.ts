import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Site } from '#modules/site';
import { findMethods, saveMethods } from '../wallet.methods.store.ts';
import { findPolicy as findUplinePolicy, savePolicy as saveUplinePolicy } from '../upline-transfers/upline.store.ts';
import { findPayoutMethods, savePayoutMethods } from '../withdrawals/payout-methods.store.ts';
import { policyOf, savePolicy } from '../withdrawals/policy.ts';
import { methodFileOf, type Methods, readMethodFile } from './method-file.ts';
import type { MethodFile } from './method-file.schema.ts';

type SiteOfMethods = Pick<Site, 'id' | 'currency'>;

/** The ways to pay of a site, as a file. */
export interface MethodFiles {
  show(site: SiteOfMethods): Promise<MethodFile>;
  /**
   * Writes a file in place of what the site offered; what it does not name is offered no more, and what is on its way by it
   * goes on; rules of money that it does not name stay as they are. Answers whether that changed anything. With `isTrial` nothing stays. Throws DocumentRefused.
   */
  write(site: SiteOfMethods, text: string, edit: { actorId: string; isTrial: boolean }): Promise<boolean>;
}

/** `events` tells the processes that run what a site says of itself. */
export function createMethodFiles(deps: { db: Database; clock: Clock; events: Events }): MethodFiles {
  const { db, clock, events } = deps;
  const methodsOf = async (reader: Reader, { id, currency }: SiteOfMethods): Promise<Methods> => {
    const uplineTransfers = await findUplinePolicy(reader, id);
    return {
      deposits: await findMethods(reader, id),
      payouts: await findPayoutMethods(reader, id),
      withdrawals: await policyOf(reader, id, currency),
      ...(uplineTransfers === undefined ? {} : { uplineTransfers }),
    };
  };

  return {
    show: async (site) => methodFileOf(await methodsOf(db, site), site.currency),
    async write(site, text, { actorId, isTrial }) {
      const { id: siteId, currency } = site;
      const named = readMethodFile(text, currency);
      const isChanged = await db.transaction().execute(async (tx) => {
        const offered = await methodsOf(tx, site);
        const [before, after] = [offered, { ...offered, ...named }].map((one) => methodFileOf(one, currency));
        const isOther = JSON.stringify(before) !== JSON.stringify(after);
        if (isTrial || !isOther) return isOther;
        await saveMethods(tx, siteId, named.deposits);
        await savePayoutMethods(tx, siteId, named.payouts);
        if (named.withdrawals !== undefined) await savePolicy(tx, siteId, named.withdrawals);
        if (named.uplineTransfers !== undefined) await saveUplinePolicy(tx, siteId, named.uplineTransfers);
        await reportEvent(tx, {
          at: clock.now(),
          siteId,
          component: 'wallet.methods',
          action: 'changed',
          subject: `site:${siteId}`,
          actor: { kind: 'system', id: actorId },
          before,
          after,
        });
        return isOther;
      });
      if (isChanged && !isTrial) events.publish('site.changed', { siteId });
      return isChanged;
    },
  };
}
