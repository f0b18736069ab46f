import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock/clock.ts';
import { createDatabase } from '#kernel/database/database.ts';
import { type Account, createBatchPoster, createLedger, type Posting } from '#modules/ledger';
import { accountNames, endOf, fundingOf, isHold, postingOf } from './load-plan.ts';

// A server under load, to be killed: asks for what the seed says from `--from` on, begins `--again` asks earlier (what an
// earlier process may have left unanswered comes again, in another order), and prints each key once it is acknowledged.
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    again: { type: 'string', default: '0' },
  },
});
const seed = Number(values.seed);
const callers = 48;
const retryMs = 50;
const quiet = (): void => undefined;
const database = createDatabase({ url: values.url, poolMax: 2, onError: quiet });
const ledger = createLedger({ clock: systemClock });
const poster = createBatchPoster({ url: values.url, clock: systemClock, onError: quiet, batchMax: 16 });

const accounts: Account[] = await database.db.transaction().execute((tx) => ledger.accountsFor(tx, accountNames(seed)));

async function ask(posting: Posting): Promise<boolean> {
  const { outcome } = await poster.submit(posting);
  const isIn = outcome === 'posted' || outcome === 'exists';
  if (isIn) process.stdout.write(`${posting.key.scope} ${posting.key.text}\n`);
  if (outcome === 'conflict') process.stdout.write(`conflict ${posting.key.scope} ${posting.key.text}\n`);
  return isIn;
}

async function askBoth(index: number): Promise<void> {
  const posting = postingOf(seed, index, accounts);
  // A tenth of the asks are sent twice at once, as a client does that lost patience.
  const isTwice = createHash('sha256').update(`${seed}-${index}`).digest()[0] ?? 0;
  const asked = [ask(posting), ...(isTwice < 26 ? [ask(posting)] : [])];
  const [isIn] = await Promise.all(asked);
  const end = isIn && isHold(posting) ? endOf(seed, index, posting) : undefined;
  if (end !== undefined) await ask(end);
}

await Promise.all(fundingOf(seed, accounts).map(ask));
let next = Number(values.from);
const again = Array.from({ length: Number(values.again) }, (_, index) => next - 1 - index).filter(
  (index) => index >= 0,
);
await Promise.all(
  Array.from({ length: callers }, async () => {
    for (;;) {
      const index = again.pop() ?? next++;
      process.stdout.write(`asked ${index}\n`);
      // Unanswered: it is asked again when the database is back.
      await askBoth(index).catch(async () => {
        again.push(index);
        await new Promise((done) => setTimeout(done, retryMs));
      });
    }
  }),
);
