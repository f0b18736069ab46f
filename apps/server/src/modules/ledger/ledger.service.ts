import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Account, AccountName } from './ledger.accounts.ts';
import { decide, type Known } from './ledger.decide.ts';
import { assertWellFormed, playerIdsOf, type Posting, type PostOutcome } from './ledger.posting.ts';
import * as store from './ledger.store.ts';

const attemptsMax = 4;
const nothingKnown: Pick<Known, 'journals' | 'reversed'> = { journals: new Map(), reversed: new Set() };

/** What taking back a journal needs beside the journal. */
export type Reversal = Pick<Posting, 'key' | 'kind' | 'reference' | 'note'> & { of: Posting['key'] };

/** What became of taking back: `unknown` when there is no journal of that key, and then nothing happened. */
export type ReverseOutcome = PostOutcome | { outcome: 'unknown' };

/** The writing side of the ledger. Every call is inside the caller's transaction and holds when that commits. */
export interface LedgerWriter {
  /** The accounts of these names in the same order, opened if need be. */
  accountsFor<const N extends readonly AccountName[]>(tx: Tx, names: N): Promise<{ [K in keyof N]: Account }>;
  /** Writes one posting, or says why not. Locks the players' accounts in it until the transaction ends. */
  post(tx: Tx, posting: Posting): Promise<PostOutcome>;
  /** Writes postings as if one after another, in one go; answers in the order of asking. */
  postAll(tx: Tx, postings: readonly Posting[]): Promise<PostOutcome[]>;
  /** Moves back everything that the journal of key `of` moved, in a new journal that names it. */
  reverse(tx: Tx, reversal: Reversal): Promise<ReverseOutcome>;
}

const sameName = (a: AccountName, b: AccountName): boolean =>
  a.ownerKind === b.ownerKind && a.ownerId === b.ownerId && a.currency === b.currency && a.purpose === b.purpose;

/** The writing side; the only code that writes money tables. */
export function createLedgerWriter(deps: { clock: Clock; newId: () => string }): LedgerWriter {
  async function accountsFor<const N extends readonly AccountName[]>(tx: Tx, names: N) {
    const found = await store.findAccounts(tx, names);
    const missing = names.filter((name) => !found.some((account) => sameName(account, name)));
    if (missing.length > 0) {
      await store.insertAccounts(tx, missing, deps.clock.now());
      found.push(...(await store.findAccounts(tx, missing)));
    }
    return names.map((name) => {
      const account = found.find((candidate) => sameName(candidate, name));
      if (account === undefined) throw new Error(`No account for ${name.ownerKind} ${name.purpose}`);
      return account;
    }) as { [K in keyof N]: Account };
  }

  async function lookUp(tx: Tx, postings: readonly Posting[]): Promise<Pick<Known, 'journals' | 'reversed'>> {
    const journals = await store.findJournals(
      tx,
      postings.map(({ key }) => key),
    );
    const reversed = await store.findReversed(
      tx,
      postings.flatMap(({ reverses }) => reverses ?? []),
    );
    return { journals, reversed };
  }

  async function postAll(tx: Tx, postings: readonly Posting[]): Promise<PostOutcome[]> {
    postings.forEach(assertWellFormed);
    const players = await store.lockPlayers(tx, playerIdsOf(postings));
    // A lone posting is nearly always new: it is written without asking for its key, and the unique constraint tells.
    const isLone = postings.length === 1 && postings[0]?.reverses === undefined;
    for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
      const isGuess = isLone && attempt === 1;
      const known = isGuess ? nothingKnown : await lookUp(tx, postings);
      const plan = decide(postings, { players, ...known }, deps.newId);
      if (isGuess && plan.journals.length === 0) continue;
      if (plan.journals.length === 0) return plan.outcomes;
      const written = await store.writePlan(tx, plan, deps.clock.now());
      if (written === plan.journals.length) return plan.outcomes;
      // Part of a batch is in now, its transfers are not: only the end of the transaction undoes that.
      if (written > 0) throw new Error('A key of this batch was taken by another transaction: try the batch again');
    }
    throw new Error('The keys of this batch keep being taken by other transactions');
  }

  async function post(tx: Tx, posting: Posting): Promise<PostOutcome> {
    const [outcome] = await postAll(tx, [posting]);
    if (outcome === undefined) throw new Error('A posting was left without an answer');
    return outcome;
  }

  async function reverse(tx: Tx, { of, ...reversal }: Reversal): Promise<ReverseOutcome> {
    const journal = await store.findJournalByKey(tx, of);
    if (journal === undefined) return { outcome: 'unknown' };
    const ids = journal.transfers.flatMap(({ fromAccountId, toAccountId }) => [fromAccountId, toAccountId]);
    const accounts = await store.accountsById(tx, ids);
    const accountOf = (id: bigint): Account => {
      const account = accounts.get(id);
      if (account === undefined) throw new Error(`Account ${id} is gone`);
      return account;
    };
    const transfers = journal.transfers.toReversed().map(({ fromAccountId, toAccountId, amount }) => ({
      from: accountOf(toAccountId),
      to: accountOf(fromAccountId),
      amount,
    }));
    return post(tx, { ...reversal, transfers, reverses: journal.id });
  }

  return { accountsFor, post, postAll, reverse };
}
