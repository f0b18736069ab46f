import { floorShare } from '../money/index.ts';

/** Restricted credit that a stake may use; `remaining` in ledger units. */
export interface StakeableCredit {
  id: string;
  remaining: bigint;
  grantedAt: Date;
  expiresAt: Date;
}

/** What one credit gives to a stake, or has back of a win; ledger units, above 0. */
export interface CreditPart {
  bonusId: string;
  amount: bigint;
}

/** An amount by where it comes from or goes to: the parts of credits, and cash for the rest. */
export interface Funding {
  parts: CreditPart[];
  cash: bigint;
}

/**
 * The order in which credit is used: what expires first, among those the older grant, then by id so that everybody
 * counts alike. Cash comes after all of it.
 */
export function inOrderOfUse<C extends StakeableCredit>(credits: readonly C[]): C[] {
  const byTime = (a: C, b: C) =>
    a.expiresAt.getTime() - b.expiresAt.getTime() || a.grantedAt.getTime() - b.grantedAt.getTime();
  return [...credits].sort((a, b) => byTime(a, b) || (a.id < b.id ? -1 : 1));
}

/** What pays for a stake: restricted credit in its order, then cash. Whether there is that much cash is not decided here. */
export function fundStake(stake: bigint, credits: readonly StakeableCredit[]): Funding {
  const parts: CreditPart[] = [];
  let open = stake;
  for (const { id, remaining } of inOrderOfUse(credits)) {
    const amount = remaining < open ? remaining : open;
    if (amount <= 0n) continue;
    parts.push({ bonusId: id, amount });
    open -= amount;
  }
  return { parts, cash: open };
}

/**
 * A win in the proportion in which its stake was paid: each credit's share rounded down, all that is left to cash.
 * `stake` is the whole stake and `parts` what credits paid of it.
 */
export function splitWin(win: bigint, stake: bigint, parts: readonly CreditPart[]): Funding {
  const shares = parts
    .map(({ bonusId, amount }) => ({ bonusId, amount: floorShare(win, amount, stake) }))
    .filter(({ amount }) => amount > 0n);
  return { parts: shares, cash: shares.reduce((rest, { amount }) => rest - amount, win) };
}
