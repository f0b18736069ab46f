import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Account, AccountName } from './ledger.accounts.ts';
import { accountsById, findAccounts, insertAccounts } from './ledger.accounts.store.ts';
import { journalIdOf, type PostingKey } from './ledger.keys.ts';
import { postLocked } from './ledger.post.ts';
import type { Posting, PostOutcome } from './ledger.posting.ts';
import { findJournals, lockPlayers, type StoredJournal } from './ledger.read.store.ts';
import {
  type OwedReversal,
  postingOfOwedReversal,
  postingOfReversal,
  postingOfSettlement,
  type Reversal,
  type Settlement,
} from './ledger.closing.ts';
import { runIn } from './ledger.statement-text.ts';

/** What became of closing a journal: `unknown` when there is none of that key, and then nothing happened. */
export type CloseOutcome = PostOutcome | { outcome: 'unknown' };

/** The writing side of the ledger. Every call is inside the caller's transaction and holds when that commits. */
export interface LedgerWriter {
  /** The accounts of these names in the same order, opened if need be. */
  accountsFor<const N extends readonly AccountName[]>(tx: Tx, names: N): Promise<{ [K in keyof N]: Account }>;
  /** Holds players' accounts until the transaction ends: what moved on them has committed, what comes has to wait. */
  lockAccounts(tx: Tx, accounts: readonly Account[]): Promise<void>;
  /** Writes one posting, or says why not. Locks the players' accounts in it until the transaction ends. */
  post(tx: Tx, posting: Posting): Promise<PostOutcome>;
  /** Writes postings as if one after another, in one go; answers in the order of asking. */
  postAll(tx: Tx, postings: readonly Posting[]): Promise<PostOutcome[]>;
  /** Moves back everything that the journal of key `of` moved, in a new journal that names it. */
  reverse(tx: Tx, reversal: Reversal): Promise<CloseOutcome>;
  /** As `reverse`, also when a player has spent it: what an account lacks comes from `owedTo`, and is answered. */
  reverseOrOwe(tx: Tx, reversal: OwedReversal): Promise<{ result: CloseOutcome; owed: bigint }>;
  /** Ends the hold of key `of`: moves all or part of it to where it was meant to go, and gives the rest back. */
  settle(tx: Tx, settlement: Settlement): Promise<CloseOutcome>;
}

type PostingOf = (journal: StoredJournal, accounts: ReadonlyMap<bigint, Account>) => Posting | Promise<Posting>;

const nameText = ({ ownerKind, ownerId, currency, purpose }: AccountName): string =>
  JSON.stringify([ownerKind, ownerId, currency, purpose]);

/** The writing side; the only code that writes money tables. */
export function createLedgerWriter(deps: { clock: Clock }): LedgerWriter {
  async function accountsFor<const N extends readonly AccountName[]>(tx: Tx, names: N) {
    const byName = new Map<string, Account>();
    const note = (found: Account[]): void => found.forEach((account) => byName.set(nameText(account), account));
    note(await findAccounts(tx, names));
    const missing = names.filter((name) => !byName.has(nameText(name)));
    if (missing.length > 0) {
      await insertAccounts(tx, missing, deps.clock.now());
      note(await findAccounts(tx, missing));
    }
    return names.map((name) => {
      const account = byName.get(nameText(name));
      if (account === undefined) throw new Error(`No account for ${name.ownerKind} ${name.purpose}`);
      return account;
    }) as { [K in keyof N]: Account };
  }

  async function postAll(tx: Tx, postings: readonly Posting[]): Promise<PostOutcome[]> {
    return (await postLocked(runIn(tx), postings, deps.clock.now())).outcomes;
  }

  async function post(tx: Tx, posting: Posting): Promise<PostOutcome> {
    const [outcome] = await postAll(tx, [posting]);
    if (outcome === undefined) throw new Error('A posting was left without an answer');
    return outcome;
  }

  async function close(tx: Tx, of: PostingKey, postingOf: PostingOf): Promise<CloseOutcome> {
    const id = journalIdOf(of);
    const journal = (await findJournals(runIn(tx), [id])).get(id);
    if (journal === undefined) return { outcome: 'unknown' };
    const ids = journal.transfers.flatMap(({ fromAccountId, toAccountId }) => [fromAccountId, toAccountId]);
    const accounts = await accountsById(tx, [...ids, ...(journal.hold === null ? [] : [journal.hold.toAccountId])]);
    return post(tx, await postingOf(journal, accounts));
  }

  return {
    accountsFor,
    async lockAccounts(tx, accounts) {
      const ids = accounts.map(({ id }) => id);
      await lockPlayers(runIn(tx), ids);
    },
    post,
    postAll,
    reverse: (tx, reversal) => close(tx, reversal.of, (...found) => postingOfReversal(reversal, ...found)),
    async reverseOrOwe(tx, reversal) {
      let owed = 0n;
      const result = await close(tx, reversal.of, async (journal, accounts) => {
        const { players } = await lockPlayers(runIn(tx), [...accounts.keys()]);
        const held = new Map([...players].map(([id, { balance }]) => [id, balance]));
        const found = postingOfOwedReversal(reversal, journal, accounts, held);
        ({ owed } = found);
        return found.posting;
      });
      return { result, owed: result.outcome === 'posted' ? owed : 0n };
    },
    settle: (tx, settlement) => close(tx, settlement.of, (...found) => postingOfSettlement(settlement, ...found)),
  };
}
