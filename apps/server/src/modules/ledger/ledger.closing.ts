import type { Account } from './ledger.accounts.ts';
import type { PostingKey } from './ledger.keys.ts';
import type { Posting, Transfer } from './ledger.posting.ts';
import type { StoredJournal } from './ledger.read.store.ts';

/** What taking back a journal needs beside the journal. */
export type Reversal = Pick<Posting, 'key' | 'kind' | 'reference' | 'note'> & { of: PostingKey };

/** A journal taken back from who may hold too little of it by now. */
export type OwedReversal = Reversal & {
  /** The house account that gives what players' accounts lack: what it is below zero is what they owe. */
  owedTo: Account;
};

/**
 * How a hold ends. `post` moves `amount` (ledger units; all when it is left out) to where the hold was meant to go and
 * gives the rest back; it is refused as `expired` from the hold's last instant on. `void` and `expire` give everything back.
 */
export type Settlement = Pick<Posting, 'key' | 'reference' | 'note'> & {
  of: PostingKey;
  how: 'post' | 'void' | 'expire';
  amount?: bigint;
};

const kindOf = { post: 'hold_post', void: 'hold_void', expire: 'hold_expire' } as const;

function accountIn(accounts: ReadonlyMap<bigint, Account>, id: bigint): Account {
  const account = accounts.get(id);
  if (account === undefined) throw new Error(`Account ${id} is gone`);
  return account;
}

/** Everything that a journal moved, the other way round and in the other order. */
export function postingOfReversal(
  { key, kind, reference, note }: Reversal,
  journal: StoredJournal,
  accounts: ReadonlyMap<bigint, Account>,
): Posting {
  const transfers = journal.transfers.toReversed().map(({ fromAccountId, toAccountId, amount }) => ({
    from: accountIn(accounts, toAccountId),
    to: accountIn(accounts, fromAccountId),
    amount,
  }));
  return { key, kind, reference, ...(note === undefined ? {} : { note }), transfers, closes: journal.id };
}

/**
 * Everything that a journal moved, the other way round, where each player's account gives no more than it holds and
 * `owedTo` gives the rest. `held` is what the accounts hold; answers what is owed by it, too.
 */
export function postingOfOwedReversal(
  reversal: OwedReversal,
  journal: StoredJournal,
  accounts: ReadonlyMap<bigint, Account>,
  held: ReadonlyMap<bigint, bigint>,
): { posting: Posting; owed: bigint } {
  const left = new Map(held);
  const whole = postingOfReversal(reversal, journal, accounts);
  let owed = 0n;
  const transfers = whole.transfers.flatMap(({ from, to, amount }) => {
    const has = left.get(from.id);
    const given = has !== undefined && has < amount ? has : amount;
    const before = left.get(to.id);
    if (has !== undefined) left.set(from.id, has - given);
    if (before !== undefined) left.set(to.id, before + amount);
    owed += amount - given;
    const ways: Transfer[] = [
      { from, to, amount: given },
      { from: reversal.owedTo, to, amount: amount - given },
    ];
    return ways.filter((way) => way.amount > 0n);
  });
  return { posting: { ...whole, transfers }, owed };
}

/** The end of a hold. Throws RangeError when the journal is no hold, or when more than all of it is to be posted. */
export function postingOfSettlement(
  { key, reference, note, how, amount }: Settlement,
  journal: StoredJournal,
  accounts: ReadonlyMap<bigint, Account>,
): Posting {
  const [reserved] = journal.transfers;
  if (journal.hold === null || reserved === undefined) throw new RangeError('Only a hold is settled');
  const held = accountIn(accounts, reserved.toAccountId);
  const posted = how === 'post' ? (amount ?? reserved.amount) : 0n;
  if (posted < 0n || posted > reserved.amount || (how === 'post' && posted === 0n)) {
    throw new RangeError('A hold is posted in part or as a whole');
  }
  const ways: Transfer[] = [
    { from: held, to: accountIn(accounts, journal.hold.toAccountId), amount: posted },
    { from: held, to: accountIn(accounts, reserved.fromAccountId), amount: reserved.amount - posted },
  ];
  return {
    key,
    reference,
    ...(note === undefined ? {} : { note }),
    kind: kindOf[how],
    transfers: ways.filter((way) => way.amount > 0n),
    closes: journal.id,
    ...(how === 'post' ? { deadline: journal.hold.expiresAt } : {}),
  };
}
