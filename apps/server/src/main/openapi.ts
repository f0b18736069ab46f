import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { systemClock } from '#kernel/clock/clock.ts';
import { readConfig } from '#kernel/config/config.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { callLimitsPage } from './call-limits-page.ts';
import { permissionPage } from './permission-table.ts';
import { createPlatform } from './platform.ts';

// Writes the OpenAPI document of all routes, and the pages of who may call which, and how often. Nothing is connected: routes are only described.
const nowhere = 'http://localhost';
const config = readConfig({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  API_URL: nowhere,
  PLAYER_SITE_URL: nowhere,
  AGENT_SITE_URL: nowhere,
  STUDIO_URL: nowhere,
  SANDBOX_URL: nowhere,
  JWE_PRIVATE_KEY: JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  ),
  PAYMENT_WEBHOOK_SECRET: 'x'.repeat(16),
  VENDOR_SECRETS: '{}',
  LEDGER_SIGNING_KEY: JSON.stringify({
    ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
    kid: 'none',
  }),
  PERSONAL_DATA_KEYS: JSON.stringify([{ id: 'none', secret: randomBytes(32).toString('base64url') }]),
  LOG_LEVEL: 'error',
});
const logger = createLogger({ level: config.LOG_LEVEL, name: 'openapi' });
const platform = await createPlatform({ config, clock: systemClock, logger });
const api = await platform.buildApi();
const inRepository = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const document = api.swagger();
writeFileSync(inRepository('packages/api/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
writeFileSync(inRepository('docs/permissions.md'), permissionPage(document));
writeFileSync(inRepository('docs/operations/call-limits.md'), callLimitsPage(document));
await api.close();
await platform.close();
