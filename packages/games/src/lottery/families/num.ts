import type { PrizeDraw } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { NumeralParams } from '../play.ts';
import { readNumeralSet } from '../selection/read-numerals.ts';
import { digitsAt, eachPrize } from './prizes.ts';

/** Each numeral of d digits is a bet on every prize of the source, at `unitCost` base units. */
export const num: Counting<NumeralParams, ReadonlySet<string>> = {
  read: (selection, { digits }) => readNumeralSet(selection, { digits }),
  count: (numerals) => numerals.size,
};

/** Each prize with at least d digits whose last (or first) d digits are picked is one hit; hits add up. */
export const numSettling: Settling<NumeralParams, ReadonlySet<string>, PrizeDraw> = {
  wins: (numerals, draw, { source, digits, at }) => {
    let hits = 0;
    eachPrize(draw, source, (prize) => {
      const shown = digitsAt(prize, digits, at);
      if (shown !== undefined && numerals.has(shown)) hits += 1;
    });
    return hitsOf('hit', hits);
  },
  tiers: ({ digits, prizes }) => [tier('hit', ratio(prizes, 10 ** digits))],
};
