import { createHash } from 'node:crypto';
import type { Account } from './ledger.accounts.ts';

/** Flat facts about a journal. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** The caller's name of a journal, for ever: the same key never moves money twice. */
export interface PostingKey {
  /** Who names it: `deposit`, `bet:XOC`. */
  scope: string;
  text: string;
}

/** One movement; `amount` is in ledger units of the accounts' currency and above 0. */
export interface Transfer {
  from: Account;
  to: Account;
  amount: bigint;
}

/** What a caller asks the ledger to write down. */
export interface Posting {
  key: PostingKey;
  /** What happened: `deposit`, `bet`, `win`, `rollback`. */
  kind: string;
  /** Facts that identify it: part of its content, so a repeat must bring the same ones. */
  reference: Facts;
  /** Facts that only describe it, such as a game's name; a repeat may bring others. */
  note?: Facts;
  /** Applied in this order, together or not at all; never empty. */
  transfers: readonly Transfer[];
  /** The journal that this one takes back; a journal is taken back at most once. */
  reverses?: string;
}

/** What a player's account holds after a posting; `seq` rises by one with each entry. */
export interface PlayerBalance {
  accountId: bigint;
  balance: bigint;
  seq: bigint;
}

/**
 * What became of a posting. `exists`: this key with this content was written before and nothing moved now. `conflict`:
 * the key was used for something else. `insufficient`: a player's account would go below zero. `already_reversed`:
 * another journal took the same one back. `balances` are those of the players' accounts in it, now.
 */
export type PostOutcome =
  | { outcome: 'posted' | 'exists'; journalId: string; balances: PlayerBalance[] }
  | { outcome: 'conflict'; journalId: string; balances: PlayerBalance[] }
  | { outcome: 'insufficient'; accountId: bigint; balances: PlayerBalance[] }
  | { outcome: 'already_reversed'; balances: PlayerBalance[] };

/** The player accounts of postings, each once, in the order in which they are locked. */
export function playerIdsOf(postings: readonly Posting[]): bigint[] {
  const accounts = postings.flatMap(({ transfers }) => transfers.flatMap(({ from, to }) => [from, to]));
  const ids = new Set(accounts.filter(({ ownerKind }) => ownerKind === 'player').map(({ id }) => id));
  return [...ids].sort((a, b) => (a < b ? -1 : 1));
}

/** Throws RangeError on a posting that no caller should make; what players can cause is an outcome instead. */
export function assertWellFormed(posting: Posting): void {
  if (posting.transfers.length === 0) throw new RangeError('A journal needs at least one transfer');
  for (const { from, to, amount } of posting.transfers) {
    if (amount <= 0n) throw new RangeError('A transfer moves more than nothing');
    if (from.id === to.id) throw new RangeError('A transfer needs two accounts');
    if (from.currency !== to.currency) throw new RangeError('A transfer stays in one currency');
  }
}

/** SHA-256 of what identifies a posting beside its key. */
export function contentHashOf(posting: Posting): Buffer {
  const transfers = posting.transfers.map(({ from, to, amount }) => [String(from.id), String(to.id), String(amount)]);
  const reference = Object.entries(posting.reference).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([posting.kind, transfers, reference, posting.reverses ?? null]);
  return createHash('sha256').update(content).digest();
}

/** A key as one text, for use in maps. */
export function keyTextOf(key: PostingKey): string {
  return `${key.scope}\n${key.text}`;
}
