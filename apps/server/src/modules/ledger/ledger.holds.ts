import { sql } from 'kysely';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import { accountsById } from './ledger.accounts.store.ts';
import { postingOfSettlement } from './ledger.closing.ts';
import { journalIdOf, type PostingKey } from './ledger.keys.ts';
import type { Posting } from './ledger.posting.ts';
import type { BatchPoster } from './ledger.poster.ts';
import { findJournals } from './ledger.read.store.ts';
import { runIn } from './ledger.statement-text.ts';

const holdsPerRead = 500;

async function dueHolds(db: Reader, now: Date): Promise<PostingKey[]> {
  const { rows } = await sql<{ key: string }>`
    select key from ledger_hold hold
    join ledger_transfer transfer on transfer.journal_id = hold.journal_id and position = 1
    where closed_by_journal_id is null and expires_at <= ${now}
    order by expires_at limit ${holdsPerRead}`.execute(db);
  return rows.map(({ key }) => {
    const slash = key.indexOf('/');
    return { scope: key.slice(0, slash), text: key.slice(slash + 1) };
  });
}

async function expiriesOf(db: Database, keys: readonly PostingKey[]): Promise<Posting[]> {
  return db.transaction().execute(async (tx) => {
    const journals = await findJournals(
      runIn(tx),
      keys.map((key) => journalIdOf(key)),
    );
    const ids = [...journals.values()].flatMap(({ transfers, hold }) => [
      ...transfers.flatMap(({ fromAccountId, toAccountId }) => [fromAccountId, toAccountId]),
      ...(hold === null ? [] : [hold.toAccountId]),
    ]);
    const accounts = await accountsById(tx, ids);
    return keys.flatMap((of) => {
      const journal = journals.get(journalIdOf(of));
      if (journal === undefined) return [];
      const key = { scope: 'hold_expire', text: journal.id };
      return [postingOfSettlement({ of, key, reference: {}, how: 'expire' }, journal, accounts)];
    });
  });
}

/** Gives back what every hold reserved whose time is over. Safe to run twice and side by side: a hold is closed once. */
export async function expireHolds(deps: { db: Database; clock: Clock; poster: BatchPoster }): Promise<number> {
  const { db, clock, poster } = deps;
  let expired = 0;
  let due: PostingKey[];
  do {
    due = await dueHolds(db, clock.now());
    const postings = await expiriesOf(db, due);
    const answers = await Promise.all(postings.map((posting) => poster.submit(posting)));
    expired += answers.filter(({ outcome }) => outcome === 'posted').length;
  } while (due.length === holdsPerRead);
  return expired;
}
