import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Routes } from '#kernel/http/api-instance.ts';
import type { Ledger } from '#modules/ledger';
import { createMembers } from '#modules/members';
import { createOps, moneyOpsRoutes } from '#modules/ops';
import { createAdjustments, type Withdrawals } from '#modules/wallet';

const sites = {
  byId: async () => ({ currency: 'MXN', playerUrl: 'http://player.test', timeZone: 'UTC' }),
  setStatus: async () => undefined,
};

/** What operators do with money, for a fixture of withdrawals; a site in pesos that has no deposits. */
export const moneyOpsOver =
  (db: Database) =>
  ({ ledger, withdrawals }: { ledger: Ledger; withdrawals: Withdrawals }, clock: Clock): Routes[] => {
    const members = createMembers({ db, clock });
    const publishBalance = () => undefined;
    const adjustments = createAdjustments({ db, clock, newId: randomUUID, ledger, sites, members, publishBalance });
    const listDeposits = async () => ({ deposits: [], total: 0 });
    const ops = createOps({ db, clock, ledger, wallet: { listDeposits }, sites });
    return [moneyOpsRoutes({ db, ops, withdrawals, adjustments })];
  };
