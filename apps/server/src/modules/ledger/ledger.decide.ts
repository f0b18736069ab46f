import { contentHashOf, keyTextOf, type PlayerBalance, type Posting, type PostOutcome } from './ledger.posting.ts';

/** What is known when postings are decided: locked player accounts, and journals that already have one of the keys. */
export interface Known {
  players: ReadonlyMap<bigint, { balance: bigint; seq: bigint }>;
  journals: ReadonlyMap<string, { id: string; contentHash: Buffer }>;
  /** Journals that another one has taken back. */
  reversed: ReadonlySet<string>;
}

/** One side of a transfer that is a player's account. */
interface Side {
  seq: bigint | null;
  balanceAfter: bigint | null;
}

/** A transfer ready to be written. */
export interface PlannedTransfer {
  journalId: string;
  position: number;
  fromAccountId: bigint;
  toAccountId: bigint;
  amount: bigint;
  from: Side;
  to: Side;
}

/** A journal ready to be written. */
export interface PlannedJournal {
  id: string;
  posting: Posting;
  contentHash: Buffer;
}

/** Everything that a batch writes, and what it answers, in the order of asking. */
export interface Plan {
  outcomes: PostOutcome[];
  journals: PlannedJournal[];
  transfers: PlannedTransfer[];
  accounts: PlayerBalance[];
}

type State = Map<bigint, { balance: bigint; seq: bigint }>;

const house: Side = { seq: null, balanceAfter: null };

function move(state: State, accountId: bigint, change: bigint): Side {
  const before = state.get(accountId);
  if (before === undefined) return house;
  const after = { balance: before.balance + change, seq: before.seq + 1n };
  state.set(accountId, after);
  return { seq: after.seq, balanceAfter: after.balance };
}

function apply(journalId: string, posting: Posting, state: State): PlannedTransfer[] | { short: bigint } {
  const rows: PlannedTransfer[] = [];
  for (const [index, { from, to, amount }] of posting.transfers.entries()) {
    const fromSide = move(state, from.id, -amount);
    if (fromSide.balanceAfter !== null && fromSide.balanceAfter < 0n) return { short: from.id };
    const toSide = move(state, to.id, amount);
    const accounts = { fromAccountId: from.id, toAccountId: to.id, amount };
    rows.push({ journalId, position: index + 1, ...accounts, from: fromSide, to: toSide });
  }
  return rows;
}

function balancesOf(posting: Posting, state: State): PlayerBalance[] {
  const ids = new Set(posting.transfers.flatMap(({ from, to }) => [from.id, to.id]));
  return [...ids].flatMap((accountId) => {
    const found = state.get(accountId);
    return found === undefined ? [] : [{ accountId, ...found }];
  });
}

/** Decides postings one after another, in memory, as if each had been alone: pure, so that it can be tested to death. */
export function decide(postings: readonly Posting[], known: Known, newId: () => string): Plan {
  const state: State = new Map(known.players);
  const journals = new Map(known.journals);
  const reversed = new Set(known.reversed);
  const plan: Plan = { outcomes: [], journals: [], transfers: [], accounts: [] };
  for (const posting of postings) {
    const contentHash = contentHashOf(posting);
    const earlier = journals.get(keyTextOf(posting.key));
    if (earlier !== undefined) {
      const outcome = earlier.contentHash.equals(contentHash) ? 'exists' : 'conflict';
      plan.outcomes.push({ outcome, journalId: earlier.id, balances: balancesOf(posting, state) });
      continue;
    }
    if (posting.reverses !== undefined && reversed.has(posting.reverses)) {
      plan.outcomes.push({ outcome: 'already_reversed', balances: balancesOf(posting, state) });
      continue;
    }
    const id = newId();
    const trial: State = new Map(state);
    const rows = apply(id, posting, trial);
    if ('short' in rows) {
      plan.outcomes.push({ outcome: 'insufficient', accountId: rows.short, balances: balancesOf(posting, state) });
      continue;
    }
    for (const [accountId, after] of trial) state.set(accountId, after);
    journals.set(keyTextOf(posting.key), { id, contentHash });
    if (posting.reverses !== undefined) reversed.add(posting.reverses);
    plan.journals.push({ id, posting, contentHash });
    plan.transfers.push(...rows);
    plan.outcomes.push({ outcome: 'posted', journalId: id, balances: balancesOf(posting, state) });
  }
  plan.accounts = changed(known.players, state);
  return plan;
}

function changed(before: Known['players'], after: State): PlayerBalance[] {
  return [...after].flatMap(([accountId, now]) =>
    before.get(accountId)?.seq === now.seq ? [] : [{ accountId, ...now }],
  );
}
