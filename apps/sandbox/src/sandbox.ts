import { sql } from 'kysely';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { addAssetRoutes } from './checkout/assets.routes.ts';
import { addCheckoutRoutes } from './checkout/checkout.routes.ts';
import type { SandboxConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { createDeliveries, type Deliveries } from './deliveries/delivery.service.ts';
import { type App, createApp } from './http/app.ts';
import { addFacebook, addGoogle } from './outside-accounts/outside-accounts.routes.ts';
import { addOutsideTexts } from './outside-texts/outside-texts.routes.ts';
import { addPaymentRoutes } from './payments/payment.routes.ts';
import { createPayments, type Payments } from './payments/payment.service.ts';
import { addPayoutRoutes } from './payouts/payout.routes.ts';
import { createPayouts, type Payouts } from './payouts/payout.service.ts';
import { addGameWalletRoutes } from './transfer-wallets/game-wallet.routes.ts';
import { createGameWallets } from './transfer-wallets/game-wallet.service.ts';
import { createFaultSwitch } from './transfer-wallets/transfer-fault.ts';

/** A sandbox that is wired and not yet listening. */
export interface Sandbox {
  app: App;
  payments: Payments;
  payouts: Payouts;
  deliveries: Deliveries;
  close(): Promise<void>;
}

/** Wires the sandbox over a migrated database. */
export async function createSandbox(
  config: SandboxConfig,
  deps: { logger: Logger; now: () => Date },
): Promise<Sandbox> {
  const { now, logger } = deps;
  const db = openDatabase(config.databaseUrl, (error) => logger.error({ err: error }, 'connection lost'));
  const payments = createPayments({ ...config, db, now, newId: v7 });
  const payouts = createPayouts({ db, now, newId: v7 });
  const deliveries = createDeliveries({ ...config, db, now });
  const checkReady = async () => {
    await sql`select 1`.execute(db);
  };
  const app = await createApp({ logger, returnOrigins: config.returnOrigins, checkReady });
  addPaymentRoutes(app, { ...config, payments, now });
  addPayoutRoutes(app, { payouts });
  addGameWalletRoutes(app, { wallets: createGameWallets({ db, now }), faults: createFaultSwitch() });
  addCheckoutRoutes(app, { payments, now });
  addAssetRoutes(app);
  addOutsideTexts(app, config, now);
  if (config.thirdPartySecrets !== undefined) {
    const outside = { ...config, secrets: config.thirdPartySecrets };
    addGoogle(app, outside);
    addFacebook(app, outside, now);
  }
  await app.ready();
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  return { app, payments, payouts, deliveries, close };
}
