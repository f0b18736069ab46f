import { readFileSync } from 'node:fs';

/** Everything that the studio learns from its surroundings, read once at the start. */
export type StudioConfig = {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly platformUrl: string;
  readonly operatorId: string;
  /** The secret that each vendor shares with the platform, by vendor code. */
  readonly vendorSecrets: Readonly<Record<string, string>>;
  /** The secret with which an operator signs transfers, by the code of each vendor that keeps wallets of its own. */
  readonly transferSecrets: Readonly<Record<string, string>>;
  /** Origins whose pages may show a game in a frame. */
  readonly frameAncestors: readonly string[];
  readonly platformTimeoutMs: number;
  readonly logLevel: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const FRAME_ANCESTORS = 'http://localhost:4100 http://127.0.0.1:4100';

/**
 * Reads the configuration.
 * @throws Error that names the variable when one is missing or malformed
 */
export function readConfig(env: Environment): StudioConfig {
  return {
    host: env['STUDIO_HOST'] ?? '127.0.0.1',
    port: wholeNumber(env, 'STUDIO_PORT', 4300),
    databaseUrl: required(env, 'STUDIO_DATABASE_URL'),
    platformUrl: (env['PLATFORM_URL'] ?? 'http://127.0.0.1:4000').replace(/\/$/, ''),
    operatorId: env['OPERATOR_ID'] ?? 'quetzal',
    vendorSecrets: secrets('VENDOR_SECRETS', required(env, 'VENDOR_SECRETS')),
    transferSecrets: apart('TRANSFER_VENDOR_SECRETS', read(env, 'TRANSFER_VENDOR_SECRETS') ?? '{}'),
    frameAncestors: (env['FRAME_ANCESTORS'] ?? FRAME_ANCESTORS).split(/[\s,]+/).filter((origin) => origin !== ''),
    platformTimeoutMs: wholeNumber(env, 'STUDIO_PLATFORM_TIMEOUT_MS', 4000),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

/** A variable whose value may also be kept in the file that `<NAME>_FILE` points to. */
function read(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  const value = file === undefined || file === '' ? env[name] : readFileSync(file, 'utf8').trim();
  return value === '' ? undefined : value;
}

function required(env: Environment, name: string): string {
  const value = read(env, name);
  if (value === undefined) throw new Error(`${name} is required`);
  return value;
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`);
  return value;
}

function secrets(name: string, text: string): Record<string, string> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`${name} must be a JSON object`);
  for (const [code, secret] of Object.entries(value)) {
    if (typeof secret !== 'string' || secret === '') throw new Error(`${name} has no secret for ${code}`);
  }
  return value as Record<string, string>;
}

/** Secrets by which vendors are told apart: no two may be the same. */
function apart(name: string, text: string): Record<string, string> {
  const value = secrets(name, text);
  if (new Set(Object.values(value)).size < Object.keys(value).length) throw new Error(`${name} has one secret twice`);
  return value;
}
