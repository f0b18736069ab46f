import { directionOf } from '@quetzal/i18n';
import { createServerTranslator } from '@quetzal/i18n/server';
import type { Logger } from 'pino';
import { agentRoutes, createAgents } from '#modules/agents';
import {
  createGames,
  gameOpsRoutes,
  gamePath,
  gameRoutes,
  type Games,
  gameTypesOf,
  namesMissingGame,
} from '#modules/games';
import { createTransactionPasswords } from '#modules/identity';
import { createBatchPoster, createLedger } from '#modules/ledger';
import { bonusOpsRoutes, createOps, limitOpsRoutes } from '#modules/ops';
import { recordRoutes } from '#modules/records';
import {
  brandStyleOf,
  greetingOf,
  groundOf,
  createVisitorGate,
  markOf,
  outsideSourcesOf,
  pageInfoOf,
  type Site,
  siteRoutes,
  type Sites,
  visitorSeen,
} from '#modules/site';
import { vendorJobs } from '#modules/vendors';
import { createBetPoster, moneyDaysOf } from '#modules/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import { createDatabase } from '#kernel/database/database.ts';
import { createLookupPool } from '#kernel/database/lookup-pool.ts';
import { createEvents } from '#kernel/events/events.ts';
import { type CountryOf, createCountryOf } from '#kernel/geo/country-of.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { type BodyEncryption, createBodyEncryption } from '#kernel/http/encryption.ts';
import { createRealTime } from '#kernel/http/real-time.ts';
import type { GatewayPage, PageVisitor } from '#kernel/http/site-app.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { createOperating } from './operating.ts';
import { createPayingIn } from './paying-in.ts';
import { createPayingOut } from './paying-out.ts';
import { createPeople, outsideOf, type PeopleDeps } from './people.ts';
import { peopleJobs, peopleOpsRoutes, peopleRoutes } from './people-doors.ts';
import { createPlaying } from './playing.ts';
import { createReconciling } from './reconciling.ts';
import { sealingJobs } from './sealing.ts';

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
  const countryOf = createCountryOf(config);

  const ledger = createLedger({ clock });
  const outside = { ...outsideOf(config), countryOf: (ip: string) => countryOf({ ip, headers: {} }) };
  const moneyAtVendors: PeopleDeps['moneyAtVendors'] = (owner) => transfers.remainderOf(owner);
  const people = createPeople({ db, clock, events, ledger, words, onError, moneyAtVendors, ...outside });
  const { sites, members, identity, records, limits, profiles, messages, inbox } = people;
  const { stepUp } = people.factors;
  const poster = createBatchPoster({ url: config.DATABASE_URL, clock, onError });
  const games = createGames({ db, clock, events, records, sites });
  const common = { config, db, clock, ledger, events, sites, members, limits, onError };
  const { wallet, bonuses, transfers, ...payingIn } = createPayingIn({ ...common, games, words });
  const transactionPasswords = createTransactionPasswords({ db, clock, members, profiles, messages });
  const lookups = createLookupPool({ url: config.DATABASE_URL, connectionsMax: 2, onError });
  const bets = createBetPoster({ db, ledger, poster });
  const ops = createOps({ db, clock, ledger, wallet, sites });
  const payingOut = createPayingOut({ ...common, profiles, wallet, ops, transactionPasswords, stepUp });
  const agents = createAgents({ db, clock });
  const operating = createOperating({ config, db, clock, logger, ops, sites });
  const rooms = { db, clock, events, ...people, games, wallet };
  const reconciling = createReconciling({ config, db, clock, ops });
  const playing = createPlaying({ ...rooms, config, ops, bets, lookups, onError });
  const authenticator = { member: identity.member, operator: ops.operator };
  const door = { logger, authenticator, sites, trustProxy: config.TRUSTED_PROXIES?.split(',') ?? config.TRUST_PROXY };
  const shown = { balancesOf: wallet.balancesShown, unreadOf: inbox.unreadOf, presence: people.chat.presence };

  const routes = [
    siteRoutes({ sites, clock, countryOf, encryptionKey: encryption.publicKey }),
    ...peopleRoutes({ db, clock, people }),
    ...payingIn.routes,
    bonusOpsRoutes({ db, ops, bonuses }),
    gameRoutes({ games, records, clock, sites }),
    gameOpsRoutes({ games, siteOf: ops.siteOf }),
    recordRoutes({ records, sites, titles: games, moneyDays: (of) => moneyDaysOf(db, of) }),
    agentRoutes({ db, clock, agents, sites, members, records, titles: games }),
    ...playing.routes,
    ...reconciling.routes,
    ...operating.routes,
    ...peopleOpsRoutes({ db, clock, people, siteOf: ops.siteOf }),
    limitOpsRoutes({ limits, wallet, siteOf: ops.siteOf }),
    ...payingOut.routes,
  ];
  const jobs: Job[] = [
    ...payingIn.jobs,
    ...payingOut.jobs,
    ...peopleJobs({ db, clock, people }),
    ...vendorJobs({ db, clock }),
    ...reconciling.jobs,
    ...operating.jobs,
    ...sealingJobs({ config, db, clock, logger, poster }),
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
      ...operating.services,
      ops,
      freeRounds: playing.freeRounds,
    },
    realTime: () => createRealTime({ ...door, clock, events, ...shown }),
    page: pagesOf({ sites, games, countryOf, encryptionKey: encryption.publicKey, onError }),
    pathInstead: pathsInstead({ sites, games, onError }),
    buildApi: (): Promise<Api> =>
      buildApi({
        ...door,
        encryption,
        translate: words.error,
        checkReady: async () => {
          await database.pool.query('select 1');
        },
        visitors: createVisitorGate({ db, clock, sites, countryOf, authenticator }),
        routes,
      }),
    close: () => endInOrder([events.close, poster.close, () => lookups.end(), database.close]),
  };
}

/** One after the other: what is below is needed until what is above has ended. */
async function endInOrder(ends: readonly (() => Promise<void>)[]): Promise<void> {
  for (const end of ends) await end();
}

/** What a site's door says on a page to somebody who asks for it under one of our names. */
function pagesOf(deps: {
  sites: Sites;
  games: Games;
  countryOf: CountryOf;
  encryptionKey: BodyEncryption['publicKey'];
  onError: (error: unknown) => void;
}): (visitor: PageVisitor) => Promise<GatewayPage | undefined> {
  // Menus and the room of the lobby's parts stand on it: the page would ask for it first of all, and move when it knows.
  const kindsOf = async ({ id }: Site) => {
    try {
      return { gameTypes: gameTypesOf(await deps.games.lanes(id)) };
    } catch (error) {
      // The page comes all the same, and asks by itself.
      deps.onError(error);
      return {};
    }
  };
  return async (visitor) => {
    const site = await deps.sites.find({ merchantCode: undefined, host: visitor.host });
    if (site === undefined) return undefined;
    const facts = pageInfoOf(site, visitorSeen(deps.countryOf, visitor), deps.encryptionKey);
    const siteInfo = { ...facts, ...(await kindsOf(site)) };
    const language = greetingOf(site, visitor.headers['accept-language']);
    return {
      siteInfo,
      language,
      direction: directionOf(language),
      brandStyle: brandStyleOf(site),
      ground: groundOf(site),
      outside: outsideSourcesOf(site),
      markSvg: markOf(site)?.svg,
    };
  };
}

/**
 * A game that a site does not have leads to the game page without one, which says so: the page would ask for the game and
 * its picture, and both would fail in the browser's console.
 */
function pathsInstead(deps: {
  sites: Sites;
  games: Games;
  onError: (error: unknown) => void;
}): (visitor: PageVisitor, url: string) => Promise<string | undefined> {
  return async ({ host }, url) => {
    try {
      const site = await deps.sites.find({ merchantCode: undefined, host });
      return site !== undefined && (await namesMissingGame(deps.games, site.id, url)) ? gamePath : undefined;
    } catch (error) {
      // The page comes all the same, and says what it could not be told.
      deps.onError(error);
      return undefined;
    }
  };
}
