import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Ports = Type.String({ pattern: '^\\d{1,5}(,\\d{1,5})*$' });
const Url = Type.String({ pattern: '^https?://' });

const ConfigSchema = Type.Object({
  DATABASE_URL: Type.String({ minLength: 1 }),
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: Type.Integer({ minimum: 1, maximum: 65_535, default: 4000 }),
  METRICS_HOST: Type.String({ default: '127.0.0.1' }),
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
  PLAYER_PORT: Type.Optional(Ports),
  AGENT_PORT: Type.Optional(Ports),
  API_URL: Url,
  PLAYER_SITE_URL: Url,
  AGENT_SITE_URL: Url,
  STUDIO_URL: Url,
  SANDBOX_URL: Url,
  JWE_PRIVATE_KEY: Type.String({ minLength: 1 }),
  PAYMENT_WEBHOOK_SECRET: Type.String({ minLength: 16 }),
  VENDOR_SECRETS: Type.String({ minLength: 2 }),
  VENDOR_SIGNING_KEY: Type.Optional(Type.String({ minLength: 2 })),
  VENDOR_DIALECTS: Type.String({ minLength: 2, default: '{}' }),
  TRANSFER_VENDOR_SECRETS: Type.String({ minLength: 2, default: '{}' }),
  LEDGER_SIGNING_KEY: Type.String({ minLength: 2 }),
  LEDGER_CHECKPOINT_DIR: Type.Optional(Type.String({ minLength: 1 })),
  PERSONAL_DATA_KEYS: Type.String({ minLength: 2 }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })),
  SMS_GATEWAY_URL: Type.Optional(Url),
  SMS_GATEWAY_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  EXCLUSION_REGISTER_URL: Type.Optional(Url),
  EXCLUSION_REGISTER_SECRET: Type.Optional(Type.String({ minLength: 16 })),
  THIRD_PARTY_PROVIDERS: Type.String({ minLength: 2, default: '[]' }),
  THIRD_PARTY_SECRETS: Type.String({ minLength: 2, default: '{}' }),
  FIREBASE_PROJECT_ID: Type.Optional(Type.String({ minLength: 1 })),
  FIREBASE_JWKS_URL: Type.String({
    pattern: '^https?://',
    default: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  }),
  FIREBASE_ISSUER: Type.Optional(Url),
  DATABASE_POOL_MAX: Type.Integer({ minimum: 1, default: 12 }),
  TRUST_PROXY: Type.Boolean({ default: false }),
  TRUSTED_PROXIES: Type.Optional(
    Type.String({ pattern: '^[0-9a-fA-F:.]+(/\\d{1,3})?(,[0-9a-fA-F:.]+(/\\d{1,3})?)*$' }),
  ),
  GEO_DATABASE: Type.String({ minLength: 1, default: 'open' }),
  PROXY_HEADER: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]+$' })),
  PROXY_NETWORKS: Type.Optional(Type.String({ minLength: 1 })),
  GEO_HEADER: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]+$' })),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
});

/** Everything the server is told from outside. Secrets come only this way; none has a default. */
export type Config = Static<typeof ConfigSchema>;

/**
 * Reads the configuration from environment variables. A missing or malformed value stops the start with the names that
 * are wrong, never with their values.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = Object.fromEntries(Object.keys(ConfigSchema.properties).map((name) => [name, env[name] || undefined]));
  const present = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  const value = Value.Convert(ConfigSchema, Value.Default(ConfigSchema, present));
  if (Value.Check(ConfigSchema, value)) return value;
  const wrong = new Set(Value.Errors(ConfigSchema, value).map((error) => describe(error)));
  throw new Error(`Configuration is not usable: ${[...wrong].join(', ')}. See docs/operations/configuration.md.`);
}

function describe(error: { instancePath: string; params?: unknown }): string {
  const missing = (error.params as { requiredProperties?: string[] } | undefined)?.requiredProperties;
  return missing ? `missing ${missing.join(', ')}` : `bad ${error.instancePath.replace(/^\//, '')}`;
}
