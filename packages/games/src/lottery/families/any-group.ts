import { isWithin, type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { outcomes } from '../odds/chances.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { AnyGroupParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { type AtPositions, readAtPositions } from '../selection/read-parts.ts';
import { countSubsets } from './position-subsets.ts';
import { shownAt } from './tally.ts';

type Picked = AtPositions<Mask>;

/** Groups on every k of the chosen positions: k different digits, or (`zu3`) a pair and a single. */
export const anyGroup: Counting<AnyGroupParams, Picked> = {
  read: (selection, { low, high, k, kind }) =>
    readAtPositions(selection, k, 'digits', (value) => readMask(value, { low, high, min: kind === 'diff' ? k : 2 })),
  count: ({ positions, picked }, { k, kind }) => {
    const size = sizeOf(picked);
    return choose(sizeOf(positions), k) * (kind === 'diff' ? choose(size, k) : size * (size - 1));
  },
};

/** Each k of the positions that show k different digits (`zu3`: exactly two), all picked, is one winning bet. */
export const anyGroupSettling: Settling<AnyGroupParams, Picked, Numbers> = {
  wins: ({ positions, picked }, draw, { k, kind }) => {
    const different = kind === 'diff' ? k : 2;
    const hits = countSubsets(positions, k, (subset) => {
      const shown = shownAt(draw, subset);
      return sizeOf(shown) === different && isWithin(shown, picked);
    });
    return hitsOf('win', hits);
  },
  // A set of k different digits has k! orders, a pair and a single 3.
  tiers: ({ k, kind, ...range }) => [
    tier(
      'win',
      ratio(
        kind === 'diff' ? outcomes({ low: 1, high: k, distinct: true, places: k }) : 3,
        outcomes({ ...range, places: k }),
      ),
    ),
  ],
};
