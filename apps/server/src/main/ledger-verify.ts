import { createDatabase } from '#kernel/database/database.ts';
import { createLedger, readPublicKey, readSealKey, verifyChain } from '#modules/ledger';
import { systemClock } from '#kernel/clock/clock.ts';

// `node src/main/ledger-verify.ts` recomputes every balance and every sealed block of the ledger in DATABASE_URL, and ends
// with 1 when anything contradicts anything. Reading is all that it does.
const url = process.env['DATABASE_URL'];
const signingKey = process.env['LEDGER_SIGNING_KEY'];
if (!url || !signingKey) {
  console.error('Set DATABASE_URL, and LEDGER_SIGNING_KEY to the key that signs checkpoints.');
  process.exit(2);
}
const earlier = JSON.parse(process.env['LEDGER_PUBLIC_KEYS'] ?? '[]') as object[];
const keys = [readSealKey(signingKey), ...earlier.map((key) => readPublicKey(JSON.stringify(key)))];
const database = createDatabase({ url, poolMax: 2, onError: (error) => console.error(error.message) });
const ledger = createLedger({ clock: systemClock });
try {
  const discrepancies = await ledger.verify(database.db);
  const unbalanced = (await ledger.trialBalance(database.db)).filter(({ balanced }) => !balanced);
  const chain = await verifyChain(database.db, new Map(keys.map(({ id, publicKey }) => [id, publicKey])));
  console.log(`${chain.blocks} blocks with ${chain.journals} journals`);
  for (const { accountId, what } of discrepancies) console.log(`account ${accountId}: ${what}`);
  for (const { currency } of unbalanced) console.log(`currency ${currency}: not balanced`);
  for (const { number, what } of chain.broken) console.log(`block ${number}: ${what}`);
  const found = discrepancies.length + unbalanced.length + chain.broken.length;
  console.log(found === 0 ? 'The ledger agrees with itself' : `${found} contradictions`);
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await database.close();
}
