import type { PrizeDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import type { FamilyParams } from '../play.ts';
import { accept } from '../refusal.ts';
import { arrangements, readNumerals, sortedDigits } from '../selection/read-numerals.ts';
import { fourdTiers, fourdWins } from './fourd.ts';

type Params = FamilyParams['fourd.box'];

/** Every arrangement of a numeral is a full bet: 24, 12, 6, 4 or 1; numerals with the same digits count once. */
export const fourdBox: Counting<Params, ReadonlySet<string>> = {
  read: (selection) => {
    const numerals = readNumerals(selection, { digits: 4 });
    return numerals.ok ? accept(new Set(numerals.value.map(sortedDigits))) : numerals;
  },
  count: (multisets) => Array.from(multisets, arrangements).reduce((bets, count) => bets + count, 0),
};

/** A drawn number is hit by its own arrangement of a pick. */
export const fourdBoxSettling: Settling<Params, ReadonlySet<string>, PrizeDraw> = {
  wins: (multisets, draw, { source }) =>
    fourdWins(draw, source, (prize) => (multisets.has(sortedDigits(prize)) ? 1 : 0)),
  tiers: fourdTiers,
};
