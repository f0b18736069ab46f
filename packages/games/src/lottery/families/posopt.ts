import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { PlacedParams } from '../play.ts';
import { readOptions } from '../selection/read-options.ts';
import { readEachRow } from '../selection/read-rows.ts';

const SIDES = ['big', 'small', 'odd', 'even'] as const;

/** One set of sides for each position; a unit bet is one side for each. */
export const posopt: Counting<PlacedParams, readonly (readonly string[])[]> = {
  read: (selection, { positions }) =>
    readEachRow(selection, positions.length, (row, index) => readOptions(row, SIDES, { row: index })),
  count: (rows) => rows.reduce((bets, row) => bets * row.length, 1),
};

/** Every position satisfies its side (big is the upper half), so the matching sides of the rows multiply. */
export const posoptSettling: Settling<PlacedParams, readonly (readonly string[])[], Numbers> = {
  wins: (rows, draw, { low, high, positions }) => {
    let hits = 1;
    for (const [row, sides] of rows.entries()) {
      const number = draw[positions[row] as number] as number;
      const size = 2 * number > low + high ? 'big' : 'small';
      const parity = number % 2 === 1 ? 'odd' : 'even';
      hits *= (sides.includes(size) ? 1 : 0) + (sides.includes(parity) ? 1 : 0);
    }
    return hitsOf('win', hits);
  },
  tiers: ({ positions }) => [tier('win', ratio(1, 2 ** positions.length))],
};
