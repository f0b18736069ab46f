import { sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import type { AnyParams } from '../play.ts';
import { keyOf, readEntries } from '../selection/read-entries.ts';
import { type AtPositions, readAtPositions } from '../selection/read-parts.ts';
import { anySettling } from './any.ts';
import { countSubsets } from './position-subsets.ts';

type Picked = AtPositions<ReadonlySet<number>>;

/** Written-out numbers on every k of the chosen positions. */
export const anyEntry: Counting<AnyParams, Picked> = {
  read: (selection, { low, high, k }) =>
    readAtPositions(selection, k, 'entries', (value) => readEntries(value, { low, high, length: k }, keyOf)),
  count: ({ positions, picked }, { k }) => choose(sizeOf(positions), k) * picked.size,
};

/** Each k of the positions, ascending, whose numbers are an entry is one winning bet. */
export const anyEntrySettling: Settling<AnyParams, Picked, Numbers> = {
  wins: ({ positions, picked }, draw, { k }) =>
    hitsOf(
      'win',
      countSubsets(positions, k, (subset) => picked.has(keyOf(subset.map((position) => draw[position] as number)))),
    ),
  tiers: anySettling.tiers,
};
