import { inOrderOfUse, type StakeableCredit } from './bonus-funding.ts';

/** Where restricted credit stands; `proposed` waits for a second person, all after `active` are ends. */
export const bonusStates = ['proposed', 'rejected', 'active', 'released', 'forfeited', 'expired', 'used_up'] as const;

/** One of them. */
export type BonusState = (typeof bonusStates)[number];

/** Active credit and what must still be bet before it becomes cash (ledger units). */
export interface WageredCredit extends StakeableCredit {
  wagerRequired: bigint;
  wagered: bigint;
  /** Kinds of games that count; null when all do. */
  gameTypes: readonly string[] | null;
}

/** A bet that ended: what of it counts, and when it was placed. */
export interface CountedBet {
  validBet: bigint;
  gameType: string;
  placedAt: Date;
}

/** What must be bet before a credit becomes cash; `times` is a whole number of 1 or more. */
export function wagerRequiredFor(amount: bigint, times: number): bigint {
  return amount * BigInt(times);
}

/**
 * What bets add to the wagering of each credit, by id. A bet counts for one credit after the other, in the order of use,
 * and never twice; it counts where its kind of game does, if it was placed while the credit could be staked.
 */
export function countWagers(bets: readonly CountedBet[], credits: readonly WageredCredit[]): Map<string, bigint> {
  const added = new Map<string, bigint>();
  for (const { validBet, gameType, placedAt } of bets) {
    let open = validBet;
    for (const { id, wagerRequired, wagered, gameTypes, grantedAt, expiresAt } of inOrderOfUse(credits)) {
      const isInTime = grantedAt <= placedAt && placedAt < expiresAt;
      if (!isInTime || (gameTypes !== null && !gameTypes.includes(gameType))) continue;
      const already = added.get(id) ?? 0n;
      const missing = wagerRequired - wagered - already;
      const counted = missing < open ? missing : open;
      if (counted <= 0n) continue;
      added.set(id, already + counted);
      open -= counted;
    }
  }
  return added;
}

/** Where money goes that comes back to a credit: to it while it lives, to cash when it was released, else to the house. */
export function returnOf(state: BonusState): 'bonus' | 'cash' | 'promotion' {
  if (state === 'active' || state === 'used_up') return 'bonus';
  return state === 'released' ? 'cash' : 'promotion';
}

/** Where an active credit stands now: wagered through, nothing left of it and nothing at stake, or still active. */
export function stateNow(credit: {
  remaining: bigint;
  atStake: bigint;
  wagered: bigint;
  wagerRequired: bigint;
}): 'active' | 'released' | 'used_up' {
  if (credit.wagered >= credit.wagerRequired) return 'released';
  return credit.remaining === 0n && credit.atStake === 0n ? 'used_up' : 'active';
}
