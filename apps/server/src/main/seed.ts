import { everyRole } from '#kernel/auth/operator-roles.ts';
import { systemClock } from '#kernel/clock/clock.ts';
import { readConfig } from '#kernel/config/config.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { readTransferSecrets, sandboxDepositMethods, sandboxPayoutMethods } from '#modules/wallet';
import { seedAnnouncements } from './demo/demo-announcements.ts';
import { createPlatform, type Platform } from './platform.ts';
import { seedDemo } from './seed-demo.ts';

const passwordLengthMin = 8;

/** Makes the demo sites in the database of `DATABASE_URL`; its accounts get the password `DEMO_PASSWORD`. */
export async function seed(): Promise<void> {
  const demoPassword = process.env['DEMO_PASSWORD'] ?? '';
  if (demoPassword.length < passwordLengthMin) {
    throw new Error(`DEMO_PASSWORD must have at least ${passwordLengthMin} characters`);
  }
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.LOG_LEVEL, name: 'seed' });
  const platform = await createPlatform({ config, clock: systemClock, logger });
  try {
    const { db, services } = platform;
    const { tucanId, siteId } = await seedDemo(
      { db, ...services },
      {
        demoPassword,
        now: systemClock.now(),
        playerSiteUrl: config.PLAYER_SITE_URL,
        agentSiteUrl: config.AGENT_SITE_URL,
        studioUrl: config.STUDIO_URL,
        // Money can only go where a secret signs for it.
        transferVendors: [...readTransferSecrets(config.TRANSFER_VENDOR_SECRETS).keys()],
        sandboxUrl: config.SANDBOX_URL,
        tucan: secondSite(process.env),
      },
    );
    await seedHouse(platform, siteId, demoPassword);
    if (tucanId !== undefined) await seedHouse(platform, tucanId, demoPassword);
  } finally {
    await platform.close();
  }
}

/** Where the second demo site is served, when the start names a place for it. */
function secondSite({ TUCAN_PLAYER_SITE_URL: playerSiteUrl, TUCAN_AGENT_SITE_URL: agentSiteUrl }: NodeJS.ProcessEnv) {
  return playerSiteUrl && agentSiteUrl ? { playerSiteUrl, agentSiteUrl } : undefined;
}

/** What a site tells, its ways to pay, and the people who run it. */
async function seedHouse({ db, services }: Platform, siteId: string, demoPassword: string): Promise<void> {
  const { currency, defaultLanguage, settings } = await services.sites.byId(siteId);
  await seedAnnouncements(services.announcements, { id: siteId, defaultLanguage, languages: settings.languages });
  await db.transaction().execute(async (tx) => {
    await services.wallet.saveMethods(tx, siteId, sandboxDepositMethods(currency));
    await services.withdrawals.savePayoutMethods(tx, siteId, sandboxPayoutMethods(currency));
    // Two people: what one proposes, another has to decide. Each may do everything, as somebody who tries a platform out.
    for (const [username, name] of [
      ['ops', 'Operations'],
      ['finance', 'Finance'],
    ] as const) {
      await services.ops.saveOperator(tx, { siteId, username, name, password: demoPassword, roles: everyRole });
    }
  });
}

if (import.meta.main) await seed();
