import { has, type Mask, numbersOf } from '../arithmetic/bits.ts';
import { tuplesBySum } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, type Settling, winIf } from '../family.ts';
import type { PlacedParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { straightSettling } from './straight.ts';

/** Sums of the numbers at the positions; a sum stands for every ordered tuple that adds up to it. */
export const sum: Counting<PlacedParams, Mask> = {
  read: (selection, { low, high, positions: { length: k } }) => readMask(selection, { low: k * low, high: k * high }),
  count: (sums, params) => {
    const ways = tuplesBySum(params.positions.length, params);
    return numbersOf(sums).reduce((bets, value) => bets + (ways[value] as number), 0);
  },
};

/** The drawn sum is chosen; the drawn tuple is the one bet that wins. */
export const sumSettling: Settling<PlacedParams, Mask, Numbers> = {
  wins: (sums, draw, { positions }) => {
    let drawn = 0;
    for (const position of positions) drawn += draw[position] as number;
    return winIf(has(sums, drawn));
  },
  tiers: straightSettling.tiers,
};
