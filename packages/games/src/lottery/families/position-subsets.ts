import { has, type Mask, sizeOf } from '../arithmetic/bits.ts';

const ALL_FIVE = 31;

function subsetsOfFive(k: number): readonly (readonly number[])[] {
  return Array.from({ length: ALL_FIVE + 1 }, (_, mask) => mask)
    .filter((mask) => sizeOf(mask) === k)
    .map((mask) => [0, 1, 2, 3, 4].filter((position) => has(mask, position)));
}

/** Entry k: the k-subsets of the five positions, each ascending; ten at most. */
const SUBSETS = [0, 1, 2, 3, 4, 5].map(subsetsOfFive);

/** How many of the k-subsets of the chosen positions satisfy the rule. */
export function countSubsets(chosen: Mask, k: number, isHit: (positions: readonly number[]) => boolean): number {
  let hits = 0;
  for (const positions of SUBSETS[k] as readonly (readonly number[])[]) {
    if (positions.every((position) => has(chosen, position)) && isHit(positions)) hits += 1;
  }
  return hits;
}
