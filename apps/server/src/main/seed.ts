import { systemClock } from '#kernel/clock/clock.ts';
import { readConfig } from '#kernel/config/config.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { sandboxDepositMethods, sandboxPayoutMethods } from '#modules/wallet';
import { createPlatform } from './platform.ts';
import { seedDemo } from './seed-demo.ts';

const passwordLengthMin = 8;

/** Makes the demo site in the database of `DATABASE_URL`; its accounts get the password `DEMO_PASSWORD`. */
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
    const { siteId } = await seedDemo(
      { db, ...services },
      {
        demoPassword,
        now: systemClock.now(),
        playerSiteUrl: config.PLAYER_SITE_URL,
        agentSiteUrl: config.AGENT_SITE_URL,
        studioUrl: config.STUDIO_URL,
      },
    );
    await db.transaction().execute(async (tx) => {
      await services.wallet.saveMethods(tx, siteId, sandboxDepositMethods('MXN'));
      await services.withdrawals.savePayoutMethods(tx, siteId, sandboxPayoutMethods('MXN'));
      // Two people: what one proposes, another has to decide.
      for (const [username, name] of [
        ['ops', 'Operations'],
        ['finance', 'Finance'],
      ] as const) {
        await services.ops.saveOperator(tx, { siteId, username, name, password: demoPassword });
      }
    });
  } finally {
    await platform.close();
  }
}

if (import.meta.main) await seed();
