import { createServerTranslator } from '@quetzal/i18n/server';
import type { Logger } from 'pino';
import { agentRoutes, createAgents } from '#modules/agents';
import { createGames, gameRoutes } from '#modules/games';
import { createTransactionPasswords } from '#modules/identity';
import { createBatchPoster, createLedger, ledgerJobs, readSealKey } from '#modules/ledger';
import { bonusOpsRoutes, createOps, limitOpsRoutes, opsRoutes } from '#modules/ops';
import { recordRoutes } from '#modules/records';
import { pageInfoOf, siteRoutes } from '#modules/site';
import { vendorJobs } from '#modules/vendors';
import { createBetPoster } from '#modules/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import { createDatabase } from '#kernel/database/database.ts';
import { createLookupPool } from '#kernel/database/lookup-pool.ts';
import { createEvents } from '#kernel/events/events.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createBodyEncryption } from '#kernel/http/encryption.ts';
import { createRealTime } from '#kernel/http/real-time.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { createPayingIn } from './paying-in.ts';
import { createPayingOut } from './paying-out.ts';
import { createPeople, outsideOf } from './people.ts';
import { peopleJobs, peopleOpsRoutes, peopleRoutes } from './people-doors.ts';
import { createPlaying } from './playing.ts';
import { createReconciling } from './reconciling.ts';

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

  const ledger = createLedger({ clock });
  const people = createPeople({ db, clock, events, ledger, words, onError, ...outsideOf(config) });
  const { sites, members, identity, records, limits } = people;
  const poster = createBatchPoster({ url: config.DATABASE_URL, clock, onError });
  const games = createGames({ db, clock, records });
  const common = { config, db, clock, ledger, events, sites, members, limits, onError };
  const { wallet, bonuses, ...payingIn } = createPayingIn({ ...common, games });
  const transactionPasswords = createTransactionPasswords({ db, clock });
  const lookups = createLookupPool({ url: config.DATABASE_URL, connectionsMax: 2, onError });
  const bets = createBetPoster({ db, ledger, poster });
  const ops = createOps({ db, clock, ledger, wallet, sites });
  const payingOut = createPayingOut({ ...common, wallet, ops, transactionPasswords });
  const agents = createAgents({ db, clock });
  const rooms = { db, clock, events, ...people, games, wallet };
  const reconciling = createReconciling({ config, db, clock, ops });
  const playing = createPlaying({ ...rooms, config, ops, bets, lookups, onError });
  const authenticator = { member: identity.member, operator: ops.operator };

  const routes = [
    siteRoutes({ sites, clock, encryptionKey: encryption.publicKey }),
    ...peopleRoutes({ db, clock, people }),
    ...payingIn.routes,
    bonusOpsRoutes({ ops, bonuses }),
    gameRoutes({ games, records, clock }),
    recordRoutes({ records, sites, titles: games }),
    agentRoutes({ db, clock, agents, sites, members, records, titles: games }),
    ...playing.routes,
    ...reconciling.routes,
    opsRoutes({ ops }),
    ...peopleOpsRoutes({ db, people, siteOf: ops.siteOf }),
    limitOpsRoutes({ limits, wallet, siteOf: ops.siteOf }),
    ...payingOut.routes,
  ];
  const jobs: Job[] = [
    ...payingIn.jobs,
    ...payingOut.jobs,
    ...peopleJobs({ db, clock, people }),
    ...vendorJobs({ db, clock }),
    ...reconciling.jobs,
    ...ledgerJobs({ db, clock, poster, sealKey: readSealKey(config.LEDGER_SIGNING_KEY) }),
  ];

  return {
    db,
    jobs,
    events,
    services: {
      ...people,
      ledger,
      wallet,
      withdrawals: payingOut.withdrawals,
      games,
      ops,
      freeRounds: playing.freeRounds,
    },
    realTime: () => createRealTime({ authenticator, events, logger, balancesOf: wallet.balancesShown }),
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
