import type { ServerTranslator } from '@quetzal/i18n/server';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import { readSealingKeys } from '#kernel/crypto/sealing-keys.ts';
import { createVault } from '#kernel/crypto/vault.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Routes } from '#kernel/http/api-instance.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Games } from '#modules/games';
import type { Ledger } from '#modules/ledger';
import type { Limits } from '#modules/limits';
import type { Members } from '#modules/members';
import { treasuryRoutes } from '#modules/ops';
import type { Sites } from '#modules/site';
import {
  type Bonuses,
  bonusRoutes,
  createBonuses,
  createDepositReviews,
  createFundsTransfers,
  createSandboxProvider,
  createStatements,
  createVendorTransfers,
  type VendorTransfers,
  createWallet,
  readTransferSecrets,
  signedVendorWallets,
  statementRoutes,
  transferRoutes,
  type Wallet,
  walletRoutes,
} from '#modules/wallet';

/** How long a vendor may take to answer about its wallets. */
const vendorTimeoutMs = 2_500;

/** What the rooms around money that members hold are made of. */
export interface PayingInDeps {
  config: Config;
  db: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  sites: Sites;
  members: Members;
  limits: Limits;
  games: Games;
  words: Pick<ServerTranslator, 'say'>;
  onError: (error: unknown) => void;
}

/** The wallet with what comes into it: deposits, restricted credit, and what is told of both. */
export function createPayingIn(deps: PayingInDeps): {
  wallet: Wallet;
  bonuses: Bonuses;
  transfers: VendorTransfers;
  routes: Routes[];
  jobs: Job[];
} {
  const { config, db, clock, sites, games } = deps;
  const phones = createVault('e-wallet phone', readSealingKeys('PERSONAL_DATA_KEYS', config.PERSONAL_DATA_KEYS));
  const sandbox = createSandboxProvider({ url: config.SANDBOX_URL, secret: config.PAYMENT_WEBHOOK_SECRET, clock });
  const wallet = createWallet({ ...deps, newId, providers: [sandbox], phoneMarks: phones.marks });
  const { publishBalance } = wallet;
  const bonuses = createBonuses({ ...deps, publishBalance });
  const reviews = createDepositReviews({ ...deps, publishBalance });
  const secrets = readTransferSecrets(config.TRANSFER_VENDOR_SECRETS);
  const wire = { clock, secretOf: (vendorCode: string) => secrets.get(vendorCode), timeoutMs: vendorTimeoutMs };
  const transfers = createVendorTransfers({
    ...deps,
    newId,
    publishBalance,
    walletsOf: (vendor) => signedVendorWallets(wire, vendor),
  });
  const statements = createStatements(deps);
  const funds = createFundsTransfers({ ...deps, newId });
  return {
    wallet,
    bonuses,
    transfers,
    routes: [
      walletRoutes({ wallet, clock, sites, gameNames: games.namesByCode }),
      statementRoutes({ statements, words: deps.words, transfers, clock, sites }),
      bonusRoutes({ bonuses }),
      transferRoutes({ transfers, sites }),
      treasuryRoutes({ db, clock, statements, reviews, funds }),
    ],
    jobs: [...wallet.jobs, ...bonuses.jobs, ...transfers.jobs],
  };
}
