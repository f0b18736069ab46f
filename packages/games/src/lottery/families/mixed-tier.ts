import type { Numbers } from '../draw.ts';
import { hitsOf, NO_WINS, type Wins } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { type Tier, tier } from '../odds/tier.ts';
import type { PlacedParams } from '../play.ts';
import { shownAt } from './tally.ts';
import { sizeOf } from '../arithmetic/bits.ts';

/**
 * One unit bet on a mixed multiset wins: with three positions in tier `zu3` (a pair and a single) or `zu6` (all
 * different), with two in tier `win`. Equal numbers all over never win.
 */
export function mixedWin(draw: Numbers, { positions }: PlacedParams): Wins {
  const different = sizeOf(shownAt(draw, positions));
  if (different === 1) return NO_WINS;
  return hitsOf(positions.length === 2 ? 'win' : different === 2 ? 'zu3' : 'zu6', 1);
}

/** A pair and a single have 3 orders of 1000, three different digits 6, two different ones 2 of 100. */
export function mixedTiers({ positions }: PlacedParams): readonly Tier[] {
  if (positions.length === 2) return [tier('win', ratio(2, 100))];
  return [tier('zu3', ratio(3, 1000)), tier('zu6', ratio(6, 1000))];
}
