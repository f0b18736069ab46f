import type { Stream } from '../../fairness/index.ts';
import type { Multiplier } from '../payout.ts';

/** Tiles of the board, and how many mines may lie under them. */
export const TILE_COUNT = 25;
export const MINES_MIN = 1;
export const MINES_MAX = 24;
/** What every rule for stopping returns, in 1/10000. */
export const RETURN_TO_PLAYER_BP = 9_700;
/** A game that its player has left is cashed out after this time; without a pick the stake comes back. */
export const OPEN_MS_MAX = 24 * 60 * 60 * 1000;
/** Names these rules in stored rounds; it changes when a rule changes. */
export const RULES_VERSION = 'mines-1';

const WHOLE = 10_000;
const tiles = Array.from({ length: TILE_COUNT }, (_, tile) => tile);

/** Whether a game may have so many mines. */
export function isMineCount(mines: number): boolean {
  return Number.isInteger(mines) && mines >= MINES_MIN && mines <= MINES_MAX;
}

/** Lays the mines: tiles of 0..24, in ascending order. */
export function layMines(stream: Pick<Stream, 'draw'>, mines: number): readonly number[] {
  return stream.draw(tiles, mines).toSorted((one, other) => one - other);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - step + 1)) / step;
  return ways;
}

/**
 * The multiplier after `picks` safe tiles: 0.97 C(25,k) / C(25-m,k), rounded down to four places. The chance to get
 * there is C(25-m,k) / C(25,k), so that every moment to stop returns the same. More picks than safe tiles pay nothing.
 */
export function multiplierAfter(mines: number, picks: number): Multiplier {
  if (picks > TILE_COUNT - mines) return { parts: 0, of: WHOLE };
  const parts = Math.floor((RETURN_TO_PLAYER_BP * choose(TILE_COUNT, picks)) / choose(TILE_COUNT - mines, picks));
  return { parts, of: WHOLE };
}

/** The multipliers of a game after 1, 2, ... safe tiles, to the last one. */
export function multipliersOf(mines: number): readonly Multiplier[] {
  return Array.from({ length: TILE_COUNT - mines }, (_, place) => multiplierAfter(mines, place + 1));
}
