import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import type { Site } from '#modules/site';
import { findMethods, saveMethods } from '../wallet.methods.store.ts';
import { findPayoutMethods, savePayoutMethods } from '../withdrawals/payout-methods.store.ts';
import { methodFileOf, readMethodFile } from './method-file.ts';
import type { MethodFile } from './method-file.schema.ts';

/** The ways to pay of a site, as a file. */
export interface MethodFiles {
  show(siteId: string): Promise<MethodFile>;
  /**
   * Writes a file in place of what the site offered; what it does not name is offered no more, and what is on its way by it
   * goes on. Answers whether that changed anything. With `isTrial` nothing stays. Throws DocumentRefused.
   */
  write(
    site: Pick<Site, 'id' | 'currency'>,
    text: string,
    edit: { actorId: string; isTrial: boolean },
  ): Promise<boolean>;
}

export function createMethodFiles({ db, clock }: { db: Database; clock: Clock }): MethodFiles {
  const fileOf = async (reader: Reader, siteId: string) =>
    methodFileOf({ deposits: await findMethods(reader, siteId), payouts: await findPayoutMethods(reader, siteId) });

  return {
    show: (siteId) => fileOf(db, siteId),
    async write({ id: siteId, currency }, text, { actorId, isTrial }) {
      const { deposits, payouts } = readMethodFile(text, currency);
      const after = methodFileOf({ deposits, payouts });
      return db.transaction().execute(async (tx) => {
        const before = await fileOf(tx, siteId);
        const isChanged = JSON.stringify(before) !== JSON.stringify(after);
        if (isTrial || !isChanged) return isChanged;
        await saveMethods(tx, siteId, deposits);
        await savePayoutMethods(tx, siteId, payouts);
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
        return isChanged;
      });
    },
  };
}
