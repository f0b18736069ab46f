import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Databases } from './databases.ts';
import { type Listener, root } from './options.ts';
import type { Secrets } from './secrets.ts';
import type { ServiceSpec } from './service.ts';

const host = 'http://localhost';

/** What the processes of one platform are started with. */
interface StackSettings {
  ports: Record<Listener, number>;
  databases: Databases;
  secrets: Secrets;
  dataDir: string;
}

/** Where the worker keeps the ledger's checkpoints, in the data directory. */
export const checkpointFolder = 'ledger-checkpoints';

/** Settings that the platform's processes share. */
export function serverEnvironment({ ports, databases, secrets, dataDir }: StackSettings): Record<string, string> {
  const url = (listener: Listener) => `${host}:${ports[listener]}`;
  return {
    DATABASE_URL: databases.serverUrl,
    DATABASE_OWNER_URL: databases.serverOwnerUrl,
    API_PORT: String(ports.api),
    METRICS_PORT: String(ports.metrics),
    PLAYER_PORT: `${ports.player},${ports.tucanPlayer}`,
    AGENT_PORT: `${ports.agent},${ports.tucanAgent}`,
    API_URL: url('api'),
    PLAYER_SITE_URL: url('player'),
    AGENT_SITE_URL: url('agent'),
    TUCAN_PLAYER_SITE_URL: url('tucanPlayer'),
    TUCAN_AGENT_SITE_URL: url('tucanAgent'),
    STUDIO_URL: url('studio'),
    SANDBOX_URL: url('sandbox'),
    JWE_PRIVATE_KEY: secrets.jwePrivateKey,
    PAYMENT_WEBHOOK_SECRET: secrets.paymentWebhookSecret,
    VENDOR_SECRETS: JSON.stringify(secrets.vendorSecrets),
    TRANSFER_VENDOR_SECRETS: JSON.stringify(secrets.transferVendorSecrets),
    VENDOR_SIGNING_KEY: secrets.vendorSigningKey,
    LEDGER_SIGNING_KEY: secrets.ledgerSigningKey,
    LEDGER_CHECKPOINT_DIR: join(dataDir, checkpointFolder),
    PERSONAL_DATA_KEYS: JSON.stringify(secrets.personalDataKeys),
    THIRD_PARTY_PROVIDERS: JSON.stringify(standIns(`${url('sandbox')}/outside`)),
    THIRD_PARTY_SECRETS: JSON.stringify(secrets.thirdPartySecrets),
    FIREBASE_PROJECT_ID: 'quetzal-sandbox',
    FIREBASE_JWKS_URL: `${url('sandbox')}/outside/firebase/jwk`,
    FIREBASE_ISSUER: `${url('sandbox')}/outside/firebase`,
    DEMO_PASSWORD: secrets.demoPassword,
  };
}

/** The sandbox stands in for other companies whose accounts let people in. */
function standIns(base: string): object[] {
  const clientId = 'quetzal-sandbox';
  const facebook = `${base}/facebook`;
  return [
    { id: 'google', kind: 'oidc', name: 'Google', clientId, issuer: `${base}/google` },
    {
      id: 'facebook',
      kind: 'facebook',
      name: 'Facebook',
      clientId,
      authorizationUrl: `${facebook}/dialog/oauth`,
      tokenUrl: `${facebook}/oauth/access_token`,
      userInfoUrl: `${facebook}/me`,
    },
  ];
}

/** The platform's processes: server, worker, studio, payment sandbox. */
export function serviceSpecs(settings: StackSettings): ServiceSpec[] {
  const { ports, databases, secrets, dataDir } = settings;
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const server = serverEnvironment(settings);
  const ready = (listener: Listener) => `http://127.0.0.1:${ports[listener]}/health/ready`;
  const spec = (name: string, app: string, entry: string, env: Record<string, string>): ServiceSpec => ({
    name,
    cwd: join(root, 'apps', app),
    entry,
    env,
    logFile: join(logs, `${name}.log`),
  });
  return [
    { ...spec('server', 'server', 'src/main/http.ts', server), readyUrl: ready('api') },
    spec('worker', 'server', 'src/main/worker.ts', { ...server, DATABASE_POOL_MAX: '4' }),
    {
      ...spec('studio', 'studio', 'server/main.ts', {
        STUDIO_PORT: String(ports.studio),
        STUDIO_ORIGIN: `${host}:${ports.studio}`,
        STUDIO_DATABASE_URL: databases.studioUrl,
        PLATFORM_URL: `http://127.0.0.1:${ports.api}`,
        VENDOR_SECRETS: JSON.stringify(secrets.vendorSecrets),
        TRANSFER_VENDOR_SECRETS: JSON.stringify(secrets.transferVendorSecrets),
        OPERATOR_ID: 'quetzal',
        // Sites of one's own have names under localhost.
        FRAME_ANCESTORS: `${host}:${ports.player} http://*.localhost:${ports.player} ${host}:${ports.tucanPlayer}`,
      }),
      readyUrl: ready('studio'),
    },
    {
      ...spec('sandbox', 'sandbox', 'src/main.ts', {
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_DATABASE_URL: databases.sandboxUrl,
        MERCHANT_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/wps/v2/payments/webhooks/sandbox`,
        MERCHANT_PAYOUT_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/wps/v2/payouts/webhooks/sandbox`,
        PAYMENT_WEBHOOK_SECRET: secrets.paymentWebhookSecret,
        THIRD_PARTY_SECRETS: JSON.stringify(secrets.thirdPartySecrets),
        RETURN_ORIGINS: `${host}:${ports.player} ${host}:${ports.tucanPlayer}`,
      }),
      readyUrl: ready('sandbox'),
    },
  ];
}
