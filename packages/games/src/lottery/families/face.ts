import { type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Range } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, type Settling } from '../family.ts';
import { over, ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import { readMask } from '../selection/read-numbers.ts';
import { tally } from './tally.ts';

const DICE = [0, 1, 2];

/** Each face is a unit bet that pays by how many of the three dice show it. */
export const face: Counting<Range, Mask> = {
  read: (selection, range) => readMask(selection, range),
  count: sizeOf,
};

/** Pays 2 : 3 : 4 for one, two, three dice, scaled to the return of the game. */
const PAY_RATIO = [2, 3, 4];
/** Orders of 216 in which a face shows once, twice, three times: C(3, n) 5^(3-n). */
const WAYS = [1, 2, 3].map((times) => choose(3, times) * 5 ** (3 - times));
const RETURN = PAY_RATIO.reduce((sum, pay, index) => sum + pay * (WAYS[index] as number), 0);

export const faceSettling: Settling<Range, Mask, Numbers> = {
  wins: (faces, draw) => {
    const shown = tally(draw, DICE);
    const wins: Record<string, number> = {};
    for (let times = 1; times <= 3; times += 1) {
      const hits = sizeOf(faces & (shown[times] as number));
      if (hits > 0) wins[`h${String(times)}`] = hits;
    }
    return wins;
  },
  tiers: () =>
    WAYS.map((ways, index) => {
      const share = over(ratio((PAY_RATIO[index] as number) * ways), ratio(RETURN));
      return tier(`h${String(index + 1)}`, ratio(ways, 216), { share });
    }),
};
