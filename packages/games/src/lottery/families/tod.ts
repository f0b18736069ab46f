import type { PrizeDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { NumeralParams } from '../play.ts';
import { accept, refuse } from '../refusal.ts';
import { arrangements, readNumerals, sortedDigits } from '../selection/read-numerals.ts';
import { digitsAt, eachPrize } from './prizes.ts';

/** Numerals in any order; those with the same digits count once, those of one digit only are refused. */
export const tod: Counting<NumeralParams, ReadonlySet<string>> = {
  read: (selection, { digits }) => {
    const numerals = readNumerals(selection, { digits });
    if (!numerals.ok) return numerals;
    const equal = numerals.value.findIndex((numeral) => arrangements(numeral) === 1);
    return equal === -1
      ? accept(new Set(numerals.value.map(sortedDigits)))
      : refuse('lottery.all_equal', { entry: equal });
  },
  count: (multisets) => multisets.size,
};

/** How many arrangements the picks of each length can have. */
const ARRANGEMENTS: Readonly<Record<number, readonly number[]>> = { 2: [2], 3: [6, 3], 4: [24, 12, 6, 4] };

/** A prize whose last digits are an arrangement of a pick is one hit, in tier `p<number of arrangements>`. */
export const todSettling: Settling<NumeralParams, ReadonlySet<string>, PrizeDraw> = {
  wins: (multisets, draw, { source, digits, at }) => {
    const wins: Record<string, number> = {};
    eachPrize(draw, source, (prize) => {
      const shown = digitsAt(prize, digits, at);
      if (shown === undefined || !multisets.has(sortedDigits(shown))) return;
      const id = `p${String(arrangements(shown))}`;
      wins[id] = (wins[id] ?? 0) + 1;
    });
    return wins;
  },
  tiers: ({ digits, prizes }) =>
    (ARRANGEMENTS[digits] as readonly number[]).map((count) =>
      tier(`p${String(count)}`, ratio(count * prizes, 10 ** digits)),
    ),
};
