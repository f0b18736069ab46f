import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock/clock.ts';
import { createDatabase } from '#kernel/database/database.ts';
import {
  checkpointPathIn,
  createLedger,
  overdueJournals,
  readCheckpointFile,
  readPublicKey,
  readSealKey,
  verifyChain,
  verifyCheckpoints,
} from '#modules/ledger';

// `node src/main/ledger-verify.ts [--checkpoints FILE]` recomputes every balance and every sealed block of the ledger in
// DATABASE_URL, compares the blocks with the checkpoints of FILE, else with those in LEDGER_CHECKPOINT_DIR, and ends with 1
// when anything contradicts anything, with 2 when it could not look. Reading is all that it does.
const shownMax = 100;
const url = process.env['DATABASE_URL'];
const signingKey = process.env['LEDGER_SIGNING_KEY'];
if (!url || !signingKey) {
  console.error('Set DATABASE_URL, and LEDGER_SIGNING_KEY to the key that signs checkpoints.');
  process.exit(2);
}

function readOptions(): { checkpoints?: string } {
  try {
    return parseArgs({ options: { checkpoints: { type: 'string' } } }).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nUsage: ledger verify [--checkpoints FILE]`,
    );
    process.exit(2);
  }
}

const values = readOptions();
const directory = process.env['LEDGER_CHECKPOINT_DIR'];
const kept = values.checkpoints ?? (directory ? checkpointPathIn(directory) : undefined);
if (values.checkpoints !== undefined && !existsSync(values.checkpoints)) {
  console.error(`There is no file ${values.checkpoints}`);
  process.exit(2);
}
const earlier = JSON.parse(process.env['LEDGER_PUBLIC_KEYS'] ?? '[]') as object[];
const signers = [readSealKey(signingKey), ...earlier.map((key) => readPublicKey(JSON.stringify(key)))];
const keys = new Map(signers.map(({ id, publicKey }) => [id, publicKey]));
const database = createDatabase({ url, poolMax: 2, onError: (error) => console.error(error.message) });
const { db } = database;
const ledger = createLedger({ clock: systemClock });

async function faultsOfCheckpoints(): Promise<string[]> {
  if (kept === undefined || !existsSync(kept)) {
    console.log('no kept checkpoints to compare with');
    return [];
  }
  const { checkpoints, broken } = await verifyCheckpoints(db, keys, readCheckpointFile(kept));
  console.log(`${checkpoints} kept checkpoints`);
  return broken.map(({ line, block, what }) => `checkpoint ${block ?? 'of no block'} (line ${line}): ${what}`);
}

async function faultsOfSealing(): Promise<string[]> {
  const { journals, oldest } = await overdueJournals(db, systemClock.now());
  return oldest === null ? [] : [`${journals} journals since ${oldest.toISOString()}: not sealed in time`];
}

try {
  const discrepancies = await ledger.verify(db);
  const unbalanced = (await ledger.trialBalance(db)).filter(({ balanced }) => !balanced);
  const chain = await verifyChain(db, keys);
  console.log(`${chain.blocks} blocks with ${chain.journals} journals`);
  const found = [
    ...discrepancies.map(({ accountId, what }) => `account ${accountId}: ${what}`),
    ...unbalanced.map(({ currency }) => `currency ${currency}: not balanced`),
    ...chain.broken.map(({ number, what }) => `block ${number}: ${what}`),
    ...(await faultsOfCheckpoints()),
    ...(await faultsOfSealing()),
  ];
  for (const line of found.slice(0, shownMax)) console.log(line);
  if (found.length > shownMax) console.log(`and ${found.length - shownMax} more`);
  console.log(found.length === 0 ? 'The ledger agrees with itself' : `${found.length} contradictions`);
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
} finally {
  await database.close();
}
