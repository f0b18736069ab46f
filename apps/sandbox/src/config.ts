import type { Company } from './outside-accounts/outside-accounts.model.ts';

/** Everything that the sandbox is told from outside, read once at the start. */
export interface SandboxConfig {
  host: string;
  port: number;
  databaseUrl: string;
  /** Where payers' browsers reach us; checkout addresses start with it. */
  publicUrl: string;
  /** Where events go. */
  webhookUrl: string;
  /** Where events about payouts go. */
  payoutWebhookUrl: string;
  /** Shared with the merchant; signs both ways. */
  secret: string;
  /** Origins that a payer may be sent back to. */
  returnOrigins: readonly string[];
  /** Client secrets of the companies that we stand in for; undefined where we stand in for none. */
  thirdPartySecrets: Readonly<Record<Company, string>> | undefined;
  logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function required(env: Environment, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new Error(`${name} is required`);
  return value;
}

function thirdPartySecretsOf(text: string | undefined): SandboxConfig['thirdPartySecrets'] {
  if (text === undefined || text === '') return undefined;
  const { google, facebook } = JSON.parse(text) as Partial<Record<Company, string>>;
  if (google === undefined || facebook === undefined) throw new Error('THIRD_PARTY_SECRETS needs google and facebook');
  return { google, facebook };
}

/** Reads the configuration; throws an Error that names the variable when one is missing or malformed. */
export function readConfig(env: Environment): SandboxConfig {
  const port = Number(env['SANDBOX_PORT'] ?? 4400);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('SANDBOX_PORT must be a port');
  const secret = required(env, 'PAYMENT_WEBHOOK_SECRET');
  if (secret.length < 16) throw new Error('PAYMENT_WEBHOOK_SECRET must have at least 16 characters');
  const origins = required(env, 'RETURN_ORIGINS').split(/[\s,]+/);
  return {
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    port,
    databaseUrl: required(env, 'SANDBOX_DATABASE_URL'),
    publicUrl: (env['SANDBOX_PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/$/, ''),
    webhookUrl: required(env, 'MERCHANT_WEBHOOK_URL'),
    payoutWebhookUrl: required(env, 'MERCHANT_PAYOUT_WEBHOOK_URL'),
    secret,
    returnOrigins: origins.filter((origin) => origin !== '').map((origin) => new URL(origin).origin),
    thirdPartySecrets: thirdPartySecretsOf(env['THIRD_PARTY_SECRETS']),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}
