import { has, type Mask, numbersOf } from '../arithmetic/bits.ts';
import { tuplesWithSpan } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, type Settling, winIf } from '../family.ts';
import type { PlacedParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { straightSettling } from './straight.ts';

/** Largest less smallest number at the positions; a span stands for every ordered tuple that has it. */
export const span: Counting<PlacedParams, Mask> = {
  read: (selection, { low, high }) => readMask(selection, { low: 0, high: high - low }),
  count: (spans, { low, high, positions }) =>
    numbersOf(spans).reduce((bets, value) => bets + tuplesWithSpan(positions.length, high - low + 1, value), 0),
};

/** The drawn span is chosen; the drawn tuple is the one bet that wins. */
export const spanSettling: Settling<PlacedParams, Mask, Numbers> = {
  wins: (spans, draw, { positions }) => {
    let least = Infinity;
    let most = -Infinity;
    for (const position of positions) {
      const number = draw[position] as number;
      least = Math.min(least, number);
      most = Math.max(most, number);
    }
    return winIf(has(spans, most - least));
  },
  tiers: straightSettling.tiers,
};
