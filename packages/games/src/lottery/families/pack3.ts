import { has, type Mask, numbersOf } from '../arithmetic/bits.ts';
import { tuplesBySum } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, NO_WINS, type Settling } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import { readMask } from '../selection/read-numbers.ts';

const DIGITS = { low: 0, high: 9 };
const TRIPLES_BY_SUM = tuplesBySum(3, DIGITS);
const SUMS = { low: 0, high: 27 };

/** How many of the 1000 ordered triples the three sums cover. */
function covered(sums: Mask): number {
  return numbersOf(sums).reduce((count, sum) => count + (TRIPLES_BY_SUM[sum] as number), 0);
}

/** Three different sums of three digits, one bet. */
export const pack3: Counting<unknown, Mask> = {
  read: (selection) => readMask(selection, { ...SUMS, min: 3, max: 3 }),
  count: () => 1,
};

/** Covers 5 triples at least (0, 1 and 27 or 26: 1 + 3 + 1) and 223 at most (13, 14 and 12 or 15: 75 + 75 + 73). */
const COVERED = { least: 5, most: 223 };

/** The drawn sum is one of the three; the tier `w<n>` tells how many triples n they cover and pays 1000/n. */
export const pack3Settling: Settling<unknown, Mask, Numbers> = {
  wins: (sums, [first = 0, second = 0, third = 0]) =>
    has(sums, first + second + third) ? hitsOf(`w${String(covered(sums))}`, 1) : NO_WINS,
  tiers: () =>
    Array.from({ length: COVERED.most - COVERED.least + 1 }, (_, index) => {
      const count = COVERED.least + index;
      return tier(`w${String(count)}`, ratio(count, 1000));
    }),
};
