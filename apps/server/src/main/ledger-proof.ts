import { parseArgs } from 'node:util';
import { createDatabase } from '#kernel/database/database.ts';
import {
  isProven,
  proofText,
  proveInclusion,
  publicKeyText,
  readProof,
  readPublicKey,
  readSealKey,
} from '#modules/ledger';
import { readText } from './read-text.ts';

// `node src/main/ledger-proof.ts prove JOURNAL | check FILE --key FILE... | public-key`. Only `prove` needs a database
// (DATABASE_URL), and `check` nothing but its two files: whoever was handed a proof and the public key can run it. It ends with
// 1 where nothing is proven, with 2 for words that it does not know.
const usage = 'Usage: ledger prove SCOPE/KEY|ID | check FILE|- --key FILE... | public-key';
const journalId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}`);
  return value;
}

/** What a person calls a journal: its key as it is written down, or its id. */
function journalOf(name: string): { scope: string; text: string } | string {
  if (journalId.test(name)) return name;
  const slash = name.indexOf('/');
  if (slash < 1) throw new Error(`${name} is neither the id of a journal nor its key (scope/text)`);
  return { scope: name.slice(0, slash), text: name.slice(slash + 1) };
}

async function prove(name: string): Promise<void> {
  const database = createDatabase({
    url: setting('DATABASE_URL'),
    poolMax: 1,
    onError: (error) => console.error(error.message),
  });
  try {
    const proof = await proveInclusion(database.db, journalOf(name));
    if (proof === undefined) throw new Error(`There is no sealed journal ${name}`);
    console.log(proofText(proof));
  } finally {
    await database.close();
  }
}

function check(path: string, keyPaths: readonly string[]): void {
  const proof = readProof(readText(path === '-' ? 0 : path));
  const keys = keyPaths.map((keyPath) => readPublicKey(readText(keyPath)));
  if (!isProven(proof, new Map(keys.map(({ id, publicKey }) => [id, publicKey])))) {
    throw new Error('Not proven: journal, path, block and key do not fit together');
  }
  const { number, hash, sealedAtMs, keyId } = proof.block;
  console.log(`Proven: in block ${number}, sealed ${new Date(sealedAtMs).toISOString()} with key ${keyId}`);
  console.log(`Hash of the block: ${hash.toString('hex')}`);
  console.log(`Journal: ${proof.journal}`);
}

function readWords(): { positionals: string[]; keyPaths: string[] } {
  try {
    const options = { key: { type: 'string', multiple: true, default: [] as string[] } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { positionals, keyPaths: values.key };
  } catch (error) {
    return endWithUsage(error instanceof Error ? error.message : String(error));
  }
}

function endWithUsage(...lines: string[]): never {
  console.error([...lines, usage].join('\n'));
  process.exit(2);
}

const {
  positionals: [command, name],
  keyPaths,
} = readWords();
try {
  if (command === 'prove' && name !== undefined) await prove(name);
  else if (command === 'check' && name !== undefined && keyPaths.length > 0) check(name, keyPaths);
  else if (command === 'public-key') console.log(publicKeyText(readSealKey(setting('LEDGER_SIGNING_KEY'))));
  else endWithUsage();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
