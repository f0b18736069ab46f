import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import { readSealingKeys } from '#kernel/crypto/sealing-keys.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Routes } from '#kernel/http/api-instance.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { StepUp, TransactionPasswords } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Members, Profiles } from '#modules/members';
import { moneyOpsRoutes, type Ops } from '#modules/ops';
import type { Sites } from '#modules/site';
import {
  createAdjustments,
  createNumberVault,
  createSandboxPayouts,
  createUplineTransfers,
  createWithdrawals,
  uplineRoutes,
  type Wallet,
  type Withdrawals,
  withdrawalRoutes,
} from '#modules/wallet';

/** What the rooms around money that leaves are made of. */
export interface PayingOutDeps {
  config: Config;
  db: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  sites: Sites;
  members: Members;
  profiles: Pick<Profiles, 'lock' | 'of'>;
  wallet: Wallet;
  ops: Ops;
  transactionPasswords: TransactionPasswords;
  stepUp: Pick<StepUp, 'prove' | 'proveHeld'>;
  onError: (error: unknown) => void;
}

/** Withdrawals and corrections of balances, with the calls of members and operators about them. */
export function createPayingOut(deps: PayingOutDeps): { withdrawals: Withdrawals; routes: Routes[]; jobs: Job[] } {
  const { config, db, clock, ops, profiles, transactionPasswords, stepUp } = deps;
  const { publishBalance } = deps.wallet;
  const sandbox = createSandboxPayouts({ url: config.SANDBOX_URL, secret: config.PAYMENT_WEBHOOK_SECRET, clock });
  const vault = createNumberVault(readSealingKeys('PERSONAL_DATA_KEYS', config.PERSONAL_DATA_KEYS));
  async function realNameOf(tx: Tx, memberId: string): Promise<string | undefined> {
    await profiles.lock(tx, memberId);
    return (await profiles.of(tx, memberId)).facts.payeeName;
  }
  const withdrawals = createWithdrawals({ ...deps, newId, publishBalance, vault, realNameOf, providers: [sandbox] });
  const uplineTransfers = createUplineTransfers({ ...deps, newId, publishBalance });
  const adjustments = createAdjustments({ ...deps, newId, publishBalance });
  return {
    withdrawals,
    routes: [
      withdrawalRoutes({ withdrawals, transactionPasswords, stepUp }),
      uplineRoutes({ uplineTransfers, transactionPasswords }),
      moneyOpsRoutes({ db, ops, withdrawals, adjustments }),
    ],
    jobs: withdrawals.jobs,
  };
}
