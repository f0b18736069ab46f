import type { Account } from './ledger.accounts.ts';
import type { PostingKey } from './ledger.keys.ts';

/** Flat facts about a journal. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

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
  /** The journal that this one takes back, or the hold that it settles; a journal is closed at most once. */
  closes?: string;
  /** Makes it a hold: its one transfer waits for `to` until it is posted, voided or expires. */
  hold?: { to: Account; expiresAt: Date };
  /** From this instant on it is too late; a repeat of what was in time still answers `exists`. */
  deadline?: Date;
}

/** What a player's account holds after a posting; `seq` rises by one with each entry. */
export interface PlayerBalance {
  accountId: bigint;
  balance: bigint;
  seq: bigint;
}

/**
 * What became of a posting. `exists`: this key with this content was written before and nothing moved now. `conflict`:
 * the key was used for something else. `insufficient`: a player's account would go below zero. `already_closed`:
 * another journal took the same one back or settled the same hold. `expired`: its deadline was over. `balances` are
 * those of the players' accounts in it, now.
 */
export type PostOutcome =
  | { outcome: 'posted' | 'exists'; journalId: string; balances: PlayerBalance[] }
  | { outcome: 'conflict'; journalId: string; balances: PlayerBalance[] }
  | { outcome: 'insufficient'; accountId: bigint; balances: PlayerBalance[] }
  | { outcome: 'already_closed' | 'expired'; balances: PlayerBalance[] };

/** The player accounts of postings, each once, in the order in which they are locked. */
export function playerIdsOf(postings: readonly Posting[]): bigint[] {
  const ids = new Set<bigint>();
  for (const { transfers } of postings) {
    for (const { from, to } of transfers) {
      if (from.ownerKind === 'player') ids.add(from.id);
      if (to.ownerKind === 'player') ids.add(to.id);
    }
  }
  return [...ids].sort((a, b) => (a < b ? -1 : 1));
}

/** The one kind of journal that moves money from one player to another; GLI-19 2.5.6 f forbids every other way. */
const betweenPlayers = 'upline_transfer';

function isBetweenPlayers(from: Account, to: Account): boolean {
  return from.ownerKind === 'player' && to.ownerKind === 'player' && from.ownerId !== to.ownerId;
}

/** The one kind of journal that moves what lies at a site's banks: players' money is mixed with nothing else (GLI-19 A.4.2). */
const betweenFunds = 'funds_transfer';

const isFunds = ({ purpose }: Account): boolean => purpose === 'player_funds' || purpose === 'house_funds';
const siteOf = ({ ownerId }: Account) => ownerId.split('/')[0];

/** Players' funds go to a provider of their site or to the house, and come from there: nothing else moves by that kind. */
function isBetweenFunds(from: Account, to: Account): boolean {
  if (siteOf(from) !== siteOf(to) || (from.purpose === 'player_funds') === (to.purpose === 'player_funds'))
    return false;
  return [from, to].every((side) => isFunds(side) || side.purpose === 'payment_clearing');
}

function areFundsApart(kind: string, from: Account, to: Account): boolean {
  return kind === betweenFunds ? isBetweenFunds(from, to) : !isFunds(from) && !isFunds(to);
}

/** Throws RangeError on a posting that no caller should make; what players can cause is an outcome instead. */
export function assertWellFormed({ key, kind, transfers, hold }: Posting): void {
  if (key.scope === '' || key.text === '' || key.scope.includes('/')) throw new RangeError('A key is scope and text');
  const [first] = transfers;
  if (first === undefined) throw new RangeError('A journal needs at least one transfer');
  for (const { from, to, amount } of transfers) {
    if (amount <= 0n) throw new RangeError('A transfer moves more than nothing');
    if (from.id === to.id) throw new RangeError('A transfer needs two accounts');
    if (from.currency !== to.currency) throw new RangeError('A transfer stays in one currency');
    if (kind !== betweenPlayers && isBetweenPlayers(from, to)) throw new RangeError('Funds of two players stay apart');
    if (!areFundsApart(kind, from, to)) throw new RangeError("Players' funds and the house's stay apart");
  }
  if (hold !== undefined) assertHold(first, transfers.length, hold.to);
}

function assertHold({ from, to }: Transfer, transfers: number, target: Account): void {
  const isOwn = from.ownerKind === 'player' && to.ownerKind === 'player' && from.ownerId === to.ownerId;
  if (transfers !== 1 || !isOwn || to.purpose !== 'held' || from.purpose === 'held') {
    throw new RangeError("A hold moves a player's money to the same player's held account, in one transfer");
  }
  if (target.id === to.id || target.currency !== to.currency || isFunds(target)) {
    throw new RangeError('A hold ends at another account of its currency');
  }
}

/** What identifies a posting beside its key: accounts by id, amounts in ledger units, instants in epoch milliseconds. */
export interface Content {
  kind: string;
  transfers: readonly (readonly [fromId: bigint, toId: bigint, amount: bigint])[];
  reference: Facts;
  closes: string | null;
  hold: readonly [toId: bigint, expiresAtMs: number] | null;
}

/** The content of a posting. */
export function contentOf({ kind, transfers, reference, closes, hold }: Posting): Content {
  return {
    kind,
    transfers: transfers.map(({ from, to, amount }) => [from.id, to.id, amount] as const),
    reference,
    closes: closes ?? null,
    hold: hold === undefined ? null : [hold.to.id, hold.expiresAt.getTime()],
  };
}

/** Content as one text: equal when the contents are. */
export function textOfContent({ kind, transfers, reference, closes, hold }: Content): string {
  const facts = Object.entries(reference).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, transfers, facts, closes, hold], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
