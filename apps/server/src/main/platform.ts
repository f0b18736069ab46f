import { createServerTranslator } from '@quetzal/i18n/server';
import type { Logger } from 'pino';
import { agentRoutes, createAgents } from '#modules/agents';
import { createGames, gameRoutes } from '#modules/games';
import { createIdentity, createTransactionPasswords, identityJobs, identityRoutes } from '#modules/identity';
import { createBatchPoster, createLedger, ledgerJobs, readSealKey } from '#modules/ledger';
import { createMembers, memberRoutes } from '#modules/members';
import { createOps, opsRoutes, treasuryRoutes } from '#modules/ops';
import { createRecords, recordRoutes } from '#modules/records';
import { createSite, pageInfoOf, siteRoutes } from '#modules/site';
import { readVendorDialects, readVendorSecrets, vendorJobs, vendorRoutes } from '#modules/vendors';
import {
  createBetPoster,
  createSandboxProvider,
  createDepositReviews,
  createStatements,
  createWallet,
  statementRoutes,
  walletRoutes,
} from '#modules/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import { createDatabase } from '#kernel/database/database.ts';
import { createLookupPool } from '#kernel/database/lookup-pool.ts';
import { createEvents } from '#kernel/events/events.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createBodyEncryption } from '#kernel/http/encryption.ts';
import { createRealTime } from '#kernel/http/real-time.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { createPayingOut } from './paying-out.ts';

export type Platform = Awaited<ReturnType<typeof createPlatform>>;

/** Every room, made and handed to the others: the one place that knows them all. Nothing runs yet. */
export async function createPlatform(input: { config: Config; clock: Clock; logger: Logger }) {
  const { config, clock, logger } = input;
  const onError = (error: unknown): void => logger.error({ err: error }, 'in the background');
  const database = createDatabase({ url: config.DATABASE_URL, poolMax: config.DATABASE_POOL_MAX, onError });
  const { db } = database;
  const events = createEvents({ url: config.DATABASE_URL, pool: database.pool, onError });
  const encryption = await createBodyEncryption(config.JWE_PRIVATE_KEY);
  const words = createServerTranslator();

  const sites = createSite({ db, clock, events });
  const members = createMembers({ db, clock });
  const identity = createIdentity({ db, clock, events, members });
  const ledger = createLedger({ clock });
  const poster = createBatchPoster({ url: config.DATABASE_URL, clock, onError });
  const sealKey = readSealKey(config.LEDGER_SIGNING_KEY);
  const sandbox = createSandboxProvider({
    url: config.SANDBOX_URL,
    secret: config.PAYMENT_WEBHOOK_SECRET,
    clock,
  });
  const wallet = createWallet({ db, clock, newId, ledger, events, sites, providers: [sandbox], onError });
  const reviews = createDepositReviews({ db, clock, ledger, events, publishBalance: wallet.publishBalance });
  const statements = createStatements({ db, clock, ledger, sites });
  const transactionPasswords = createTransactionPasswords({ db, clock });
  const lookups = createLookupPool({ url: config.DATABASE_URL, connectionsMax: 2, onError });
  const bets = createBetPoster({ db, ledger, poster });
  const records = createRecords({ db });
  const games = createGames({ db, clock, records });
  const ops = createOps({ db, clock, ledger, wallet, sites });
  const common = { config, db, clock, ledger, events, sites, members, onError };
  const payingOut = createPayingOut({ ...common, wallet, ops, transactionPasswords });
  const agents = createAgents({ db, clock });
  const rooms = { db, clock, events, sites, identity, members, games, records, wallet };
  const vendors = { ...rooms, bets, lookups, onError };
  const authenticator = { member: identity.member, operator: ops.operator };

  const routes = [
    siteRoutes({ sites, clock, encryptionKey: encryption.publicKey }),
    identityRoutes({ sites, identity }),
    memberRoutes({ db, members }),
    walletRoutes({ wallet, clock, sites, gameNames: games.namesByCode }),
    statementRoutes({ statements, clock, sites }),
    gameRoutes({ games, records, clock }),
    recordRoutes({ records, sites, titles: games }),
    agentRoutes({ db, clock, agents, sites, members, records, titles: games }),
    vendorRoutes({
      ...vendors,
      secrets: readVendorSecrets(config.VENDOR_SECRETS),
      dialects: readVendorDialects(config.VENDOR_DIALECTS),
    }),
    opsRoutes({ ops }),
    treasuryRoutes({ db, clock, statements, reviews }),
    ...payingOut.routes,
  ];
  const jobs: Job[] = [
    ...wallet.jobs,
    ...payingOut.jobs,
    ...identityJobs({ db, clock }),
    ...vendorJobs({ db, clock }),
    ...ledgerJobs({ db, clock, poster, sealKey }),
  ];

  return {
    db,
    jobs,
    events,
    services: { sites, members, identity, ledger, wallet, withdrawals: payingOut.withdrawals, records, games, ops },
    realTime: () => createRealTime({ authenticator, events, logger }),
    siteInfo: async (host: string) => {
      const site = await sites.find({ merchantCode: undefined, host });
      return site === undefined ? undefined : pageInfoOf(site, encryption.publicKey);
    },
    buildApi: (): Promise<Api> =>
      buildApi({
        logger,
        authenticator,
        sites,
        encryption,
        translate: words.error,
        trustProxy: config.TRUST_PROXY,
        checkReady: async () => {
          await database.pool.query('select 1');
        },
        routes,
      }),
    close: async () => {
      await events.close();
      await poster.close();
      await lookups.end();
      await database.close();
    },
  };
}
