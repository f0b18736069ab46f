import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Config, readConfig } from '#kernel/config/config.ts';

/** The configuration of a whole platform on a test's database; its keys are of this run. */
export function testConfig(databaseUrl: string, more: Record<string, string> = {}): Config {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sealing = () => JSON.stringify([{ id: 'test', secret: randomBytes(32).toString('base64url') }]);
  return readConfig({
    DATABASE_URL: databaseUrl,
    API_URL: 'http://localhost:4000',
    PLAYER_SITE_URL: 'http://localhost:4100',
    AGENT_SITE_URL: 'http://localhost:4200',
    STUDIO_URL: 'http://localhost:4300',
    SANDBOX_URL: 'http://127.0.0.1:9',
    JWE_PRIVATE_KEY: JSON.stringify(privateKey.export({ format: 'jwk' })),
    PAYMENT_WEBHOOK_SECRET: 'only-for-tests-webhook',
    VENDOR_SECRETS: JSON.stringify({ SOL: 'only-for-tests-solaris' }),
    LEDGER_SIGNING_KEY: JSON.stringify({
      ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
      kid: 'test',
    }),
    PERSONAL_DATA_KEYS: sealing(),
    LOG_LEVEL: 'silent',
    ...more,
  });
}
