import { isWithin, type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import { chooseExactly, drawsAll } from '../odds/chances.ts';
import { ratio } from '../odds/fraction.ts';
import { type Tier, tier } from '../odds/tier.ts';
import type { SubsetParams } from '../play.ts';

/**
 * How many k-combinations that hold all of `dan` and are filled up from `tuo` win. With k no more than the positions:
 * those whose k numbers are all drawn. With k above them: those that hold all drawn numbers.
 */
export function winningCombinations(dan: Mask, tuo: Mask, shown: Mask, { k, positions }: SubsetParams): number {
  const free = k - sizeOf(dan);
  if (k <= positions.length) return isWithin(dan, shown) ? choose(sizeOf(tuo & shown), free) : 0;
  const needed = shown & ~dan;
  return isWithin(needed, tuo) ? choose(sizeOf(tuo) - sizeOf(needed), free - sizeOf(needed)) : 0;
}

/** All k numbers drawn; or, with k above the number of positions, all drawn numbers among the k. */
export function combinationTiers({ k, positions: { length: places }, ...range }: SubsetParams): readonly Tier[] {
  const size = range.high - range.low + 1;
  const chance =
    k <= places ? drawsAll({ ...range, places }, k) : ratio(chooseExactly(k, places), chooseExactly(size, places));
  return [tier('win', chance)];
}
