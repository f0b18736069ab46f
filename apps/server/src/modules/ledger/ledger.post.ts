import { decide, type Known, type Plan } from './ledger.decide.ts';
import { journalIdOf } from './ledger.keys.ts';
import { assertWellFormed, playerIdsOf, type Posting, type PostOutcome } from './ledger.posting.ts';
import { findClosed, findJournals, lockPlayers, textOfStored } from './ledger.read.store.ts';
import type { Run } from './ledger.statement-text.ts';
import { insertTransfersAndBalances, writeHolds } from './ledger.write.store.ts';

const attemptsMax = 4;
const nothingKnown: Pick<Known, 'journals' | 'closed'> = { journals: new Map(), closed: new Set() };

async function lookUp(run: Run, postings: readonly Posting[]): Promise<Pick<Known, 'journals' | 'closed'>> {
  const stored = await findJournals(
    run,
    postings.map(({ key }) => journalIdOf(key)),
  );
  const journals = new Map([...stored].map(([id, journal]) => [id, textOfStored(journal)]));
  return { journals, closed: await findClosed(run, postings) };
}

async function write(run: Run, plan: Plan, now: Date): Promise<boolean> {
  const [row] = await run<{ written: number }>(insertTransfersAndBalances(plan, now));
  if (row?.written === plan.transfers.length) {
    for (const statement of writeHolds(plan)) await run(statement);
    return true;
  }
  // Part of a batch is in now, its balances are not: only the end of the transaction undoes that.
  if (row?.written !== 0) throw new Error('A key of this batch was taken by another transaction: try the batch again');
  return false;
}

/**
 * Writes postings as if one after another inside an open transaction: locks the players' accounts, looks up what is
 * known, decides, writes. Answers in the order of asking, with the plan that was written.
 */
export async function postLocked(
  run: Run,
  postings: readonly Posting[],
  clockNow: Date,
): Promise<{ outcomes: PostOutcome[]; plan: Plan }> {
  postings.forEach(assertWellFormed);
  const playerIds = playerIdsOf(postings);
  const { players, latest } = await lockPlayers(run, playerIds);
  if (players.size < playerIds.length) throw new Error('A posting names a player’s account that does not exist');
  const now = latest !== undefined && latest > clockNow ? latest : clockNow;
  const [lone] = postings;
  // A lone transfer is nearly always new: it is written without asking for its key, and the unique constraint tells.
  const mayGuess = postings.length === 1 && lone?.transfers.length === 1 && lone.closes === undefined;
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const isGuess = mayGuess && attempt === 1;
    const known = isGuess ? nothingKnown : await lookUp(run, postings);
    const plan = decide(postings, { players, ...known, now });
    if (isGuess && plan.transfers.length === 0) continue;
    if (plan.transfers.length === 0 || (await write(run, plan, now))) return { outcomes: plan.outcomes, plan };
  }
  throw new Error('The keys of this batch keep being taken by other transactions');
}
