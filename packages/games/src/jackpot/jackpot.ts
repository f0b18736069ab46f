import type { Stream } from '../fairness/index.ts';

/** How a pot is fed and won; amounts are ledger units. */
export type JackpotRules = {
  /** The share of each stake that goes to the pot, and to the seed of the next one, in 1/10000. */
  readonly mainBp: number;
  readonly reserveBp: number;
  /** What is staked between two hits in the mean; no single stake may be larger. */
  readonly turn: bigint;
  /** A new pot starts with so much at least. */
  readonly minSeed: bigint;
};

/** What a pot holds. The carries are what is left over of contributions, in 1/10000 of a unit, so that nothing is lost. */
export type Pot = {
  readonly main: bigint;
  readonly reserve: bigint;
  readonly mainCarry: bigint;
  readonly reserveCarry: bigint;
};

/** What one bet did to the pot. */
export type JackpotResult =
  | {
      readonly ok: true;
      readonly pot: Pot;
      /** What the player wins: the whole pot, or nothing. */
      readonly win: bigint;
      /** What the house adds when the reserve is less than the smallest seed. */
      readonly houseTopUp: bigint;
    }
  | { readonly ok: false; readonly code: 'jackpot.stake_above_turn' };

const WHOLE = 10_000n;
const U52_RANGE = 2n ** 52n;

/** A share of a stake in whole units, and what is left over for the next one. */
function share(stake: bigint, bp: number, carry: bigint): readonly [units: bigint, carry: bigint] {
  const parts = stake * BigInt(bp) + carry;
  return [parts / WHOLE, parts % WHOLE];
}

/** A pot that starts with the given amounts. */
export function openPot(main: bigint, reserve: bigint): Pot {
  return { main, reserve, mainCarry: 0n, reserveCarry: 0n };
}

/** Whether a stake hits, given 52 bits of chance: the chance is the stake's share of the turn, so every unit staked is worth the same. */
export function isHit(u52: bigint, stake: bigint, turn: bigint): boolean {
  return u52 < (U52_RANGE * stake) / turn;
}

/**
 * Feeds the pot with a bet and lets it be won. The winner gets all of it; the next pot starts with the reserve.
 * @param u52 52 bits of the round's stream, read after all words of the game
 */
export function playJackpot(rules: JackpotRules, pot: Pot, stake: bigint, u52: bigint): JackpotResult {
  if (stake > rules.turn) return { ok: false, code: 'jackpot.stake_above_turn' };
  const [toMain, mainCarry] = share(stake, rules.mainBp, pot.mainCarry);
  const [toReserve, reserveCarry] = share(stake, rules.reserveBp, pot.reserveCarry);
  const main = pot.main + toMain;
  const reserve = pot.reserve + toReserve;
  if (!isHit(u52, stake, rules.turn)) {
    return { ok: true, pot: { main, reserve, mainCarry, reserveCarry }, win: 0n, houseTopUp: 0n };
  }
  const seed = reserve > rules.minSeed ? reserve : rules.minSeed;
  return {
    ok: true,
    pot: { main: seed, reserve: 0n, mainCarry, reserveCarry },
    win: main,
    houseTopUp: seed - reserve,
  };
}

/** Reads the chance of a bet to hit, after all words of the game. */
export function drawHit(stream: Pick<Stream, 'u52'>): bigint {
  return BigInt(stream.u52());
}
