import { decide, type Plan, type PlayerState } from './ledger.decide.ts';
import type { Posting } from './ledger.posting.ts';
import type { MovedRow, Movement } from './ledger.write.store.ts';

/** What postings move on each player's account when all of them are accepted, in the order in which accounts are locked. */
export function movementsOf(postings: readonly Posting[]): Movement[] {
  const movements = new Map<bigint, Movement>();
  const add = (accountId: bigint, change: bigint): void => {
    const known = movements.get(accountId);
    const movement = known ?? { accountId, change: 0n, lowest: 0n, entries: 0n };
    if (known === undefined) movements.set(accountId, movement);
    movement.change += change;
    movement.entries += 1n;
    if (movement.change < movement.lowest) movement.lowest = movement.change;
  };
  for (const { transfers } of postings) {
    for (const { from, to, amount } of transfers) {
      if (from.ownerKind === 'player') add(from.id, -amount);
      if (to.ownerKind === 'player') add(to.id, amount);
    }
  }
  return [...movements.values()].sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
}

/** A batch after its balances moved: what can be written now, and what must be looked at under a lock. */
export interface Sorted<T> {
  now: T[];
  later: T[];
}

const touches = ({ transfers }: Posting, ids: ReadonlySet<bigint>): boolean =>
  transfers.some(({ from, to }) => ids.has(from.id) || ids.has(to.id));

/**
 * Parts a batch by the accounts that did not move. Undefined when the parts share an account that did: then what moved
 * must be undone.
 */
export function sortOut<T extends { posting: Posting }>(
  batch: readonly T[],
  movements: readonly Movement[],
  rows: readonly MovedRow[],
): Sorted<T> | undefined {
  if (rows.length === movements.length) return { now: [...batch], later: [] };
  const moved = new Set(rows.map(({ id }) => id));
  const stuck = new Set(movements.map(({ accountId }) => accountId).filter((id) => !moved.has(id)));
  const later = batch.filter(({ posting }) => touches(posting, stuck));
  if (later.some(({ posting }) => touches(posting, moved))) return undefined;
  return { now: batch.filter(({ posting }) => !touches(posting, stuck)), later };
}

/**
 * The plan of postings whose balances moved already. Undefined when one of them is not simply accepted (a key twice in
 * the batch, a deadline that is over): then what moved must be undone.
 */
export function planMoved(
  postings: readonly Posting[],
  movements: readonly Movement[],
  rows: readonly MovedRow[],
  now: Date,
): Plan | undefined {
  const after = new Map(rows.map((row) => [row.id, row]));
  const players = new Map<bigint, PlayerState>();
  for (const { accountId, change, entries } of movements) {
    const row = after.get(accountId);
    if (row !== undefined) players.set(accountId, { balance: row.balance - change, seq: row.seq - entries });
  }
  const plan = decide(postings, { players, journals: new Map(), closed: new Set(), now });
  return plan.outcomes.every(({ outcome }) => outcome === 'posted') ? plan : undefined;
}
