import type { Numbers } from '../draw.ts';
import { type Counting, type Settling, winIf } from '../family.ts';
import type { PlacedParams } from '../play.ts';
import { keyOf, readEntries } from '../selection/read-entries.ts';
import { straightSettling } from './straight.ts';

/** Written-out unit bets: one number for each position, in order. */
export const entry: Counting<PlacedParams, ReadonlySet<number>> = {
  read: (selection, params) => readEntries(selection, { ...params, length: params.positions.length }, keyOf),
  count: (entries) => entries.size,
};

/** The drawn numbers in order are one of the entries. */
export const entrySettling: Settling<PlacedParams, ReadonlySet<number>, Numbers> = {
  wins: (entries, draw, { positions }) => {
    let drawn = 0;
    for (const position of positions) drawn = (drawn << 4) | (draw[position] as number);
    return winIf(entries.has(drawn));
  },
  tiers: straightSettling.tiers,
};
