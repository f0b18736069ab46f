import { maskPayoutNumber } from '@quetzal/domain/wallet';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { NumberVault } from './number-vault.ts';
import { accountsToSeal, writeSealed } from './payout-accounts.store.ts';

const perTransaction = 200;

/**
 * Seals the numbers of all accounts that are not sealed with the key of now: those from before there was one, and those of
 * an earlier key; and those of which the end of a mail address is shown. Answers how many there were. Safe to run beside a platform that is open, and again.
 */
export async function sealAccounts({ db, vault }: { db: Database; vault: NumberVault }): Promise<number> {
  for (let sealed = 0; ;) {
    const count = await db.transaction().execute(async (tx) => {
      const accounts = await accountsToSeal(tx, vault, perTransaction);
      for (const { id, siteId, kind, number } of accounts) {
        await writeSealed(tx, id, vault.seal(number, { accountId: id, siteId, kind }), maskPayoutNumber(number));
      }
      return accounts.length;
    });
    sealed += count;
    if (count === 0) return sealed;
  }
}

/** Does the same from time to time, so that a change of key reaches every account without anybody's doing. */
export function sealAccountsJob(deps: { db: Database; vault: NumberVault }): Job {
  return {
    name: 'wallet.seal_payout_accounts',
    cron: '17 * * * *',
    async run() {
      await sealAccounts(deps);
    },
  };
}
