import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The in-house studio's vendor codes: each signs with a secret of its own. */
const vendorCodes = ['OBS', 'NAH', 'KUK', 'JDW', 'TLA', 'SOL', 'MAR', 'COP', 'XOC', 'AMB', 'VOL', 'CEN'];
/** Of those, the one that keeps its players' money itself, so that both kinds of wallets can be tried. */
const transferVendorCodes = ['CEN'];

interface SealingKey {
  id: string;
  secret: string;
}

/** Secrets of one local installation, made at its first start and kept beside its data, readable by its user only. */
export interface Secrets {
  jwePrivateKey: string;
  ledgerSigningKey: string;
  vendorSigningKey: string;
  /** The first one seals what is personal; put another before it to change the key. */
  personalDataKeys: SealingKey[];
  paymentWebhookSecret: string;
  vendorSecrets: Record<string, string>;
  /** Of the platform's calls to vendors that keep wallets of their own. */
  transferVendorSecrets: Record<string, string>;
  /** Of the stand-ins for Google and Facebook. */
  thirdPartySecrets: { google: string; facebook: string };
  serverRolePassword: string;
  demoPassword: string;
  /** What the demo's operators log in with since the last start, for `npm run ops`; each start gives it to them anew. */
  operatorPassword?: string;
}

const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

function readKept(dataDir: string): Partial<Secrets> {
  const file = secretsFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
}

/** A crash leaves the earlier file or this one: with half of it the keys of what is sealed would be gone. */
function keep(dataDir: string, secrets: Partial<Secrets>): void {
  const file = secretsFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function makeSecrets(): Secrets {
  const secret = () => randomBytes(32).toString('hex');
  const sealingKey = () => ({ id: randomBytes(6).toString('hex'), secret: randomBytes(32).toString('base64url') });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = () =>
    JSON.stringify({
      ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
      kid: randomBytes(6).toString('hex'),
    });
  return {
    jwePrivateKey: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomBytes(6).toString('hex') }),
    ledgerSigningKey: signingKey(),
    vendorSigningKey: signingKey(),
    personalDataKeys: [sealingKey()],
    paymentWebhookSecret: secret(),
    vendorSecrets: Object.fromEntries(vendorCodes.map((code) => [code, secret()])),
    transferVendorSecrets: Object.fromEntries(transferVendorCodes.map((code) => [code, secret()])),
    thirdPartySecrets: { google: secret(), facebook: secret() },
    serverRolePassword: secret(),
    demoPassword: `Q${randomBytes(6).toString('hex')}z7`,
  };
}

/** The installation's secrets. `DEMO_PASSWORD`, when set, is the demo accounts' password instead of the one made here. */
export function readSecrets(dataDir: string): Secrets {
  const known = readKept(dataDir);
  // An installation that is older than one of its secrets gets that one now; those that it has stay.
  const secrets: Secrets = { ...makeSecrets(), ...known };
  if (Object.keys(secrets).length > Object.keys(known).length) keep(dataDir, secrets);
  const given = process.env['DEMO_PASSWORD'];
  return given === undefined || given === '' ? secrets : { ...secrets, demoPassword: given };
}

/** Notes which password the operators have, once they have it. */
export function keepOperatorPassword(dataDir: string, operatorPassword: string): void {
  const known = readKept(dataDir);
  if (known.operatorPassword !== operatorPassword) keep(dataDir, { ...known, operatorPassword });
}
