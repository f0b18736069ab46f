import type { PrizeDraw } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { minus, ONE, ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { NumeralParams } from '../play.ts';
import { readNumeralSet } from '../selection/read-numerals.ts';
import { digitsAt } from './prizes.ts';

/** Each digit is a unit bet that it shows in the digits of the prize. */
export const run: Counting<NumeralParams, ReadonlySet<string>> = {
  read: (selection) => readNumeralSet(selection, { digits: 1 }),
  count: (digits) => digits.size,
};

/** Each picked digit among the last (or first) d digits of the prize wins, once however often it shows. */
export const runSettling: Settling<NumeralParams, ReadonlySet<string>, PrizeDraw> = {
  wins: (picked, draw, { source: [name = ''], digits, at }) => {
    const shown = digitsAt(draw[name]?.[0] ?? '', digits, at) ?? '';
    let hits = 0;
    for (const digit of picked) if (shown.includes(digit)) hits += 1;
    return hitsOf('win', hits);
  },
  // One less the chance that none of the d digits is this one.
  tiers: ({ digits }) => [tier('win', minus(ONE, ratio(9 ** digits, 10 ** digits)))],
};
