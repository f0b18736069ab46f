import type { Numbers } from '../draw.ts';
import { type Counting, NO_WINS, type Settling } from '../family.ts';
import type { PlacedParams } from '../play.ts';
import { refuse } from '../refusal.ts';
import { keyOf, readEntries } from '../selection/read-entries.ts';
import { mixedTiers, mixedWin } from './mixed-tier.ts';

const ascending = (left: number, right: number): number => left - right;

/** Written-out multisets; entries that are equal in any order count once, those of one digit only are refused. */
export const groupEntry: Counting<PlacedParams, ReadonlySet<number>> = {
  read: (selection, params) =>
    readEntries(selection, { ...params, length: params.positions.length }, (numbers, place) =>
      numbers.every((number) => number === numbers[0])
        ? refuse('lottery.all_equal', { entry: place })
        : keyOf(numbers.sort(ascending)),
    ),
  count: (entries) => entries.size,
};

/** The drawn numbers, sorted, are one of the sorted entries. */
export const groupEntrySettling: Settling<PlacedParams, ReadonlySet<number>, Numbers> = {
  wins: (entries, draw, params) => {
    const drawn = params.positions.map((position) => draw[position] as number).sort(ascending);
    return entries.has(keyOf(drawn)) ? mixedWin(draw, params) : NO_WINS;
  },
  tiers: mixedTiers,
};
