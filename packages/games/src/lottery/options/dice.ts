import { has, numbersOf, sizeOf } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';
import { shownAt, tally } from '../families/tally.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { OptionResult } from './result.ts';

const DICE = [0, 1, 2];
const ANY: readonly string[] = ['any'];
const NONE: readonly string[] = [];

/** A rule of three dice whose options are all met in as many of the 216 ways. */
function ofDice(ways: number, meets: (draw: Numbers) => readonly string[]): OptionResult<Numbers> {
  return { meets: (draw) => meets(draw), tiers: () => [tier('win', ratio(ways, 216))] };
}

const tripleFaces = (draw: Numbers): number[] => numbersOf(tally(draw, DICE)[3]);

/** Any triple: 6 ways. */
export const anyTriple = ofDice(6, (draw) => (tripleFaces(draw).length > 0 ? ANY : NONE));

/** One triple, such as `111`: 1 way. */
export const oneTriple = ofDice(1, (draw) => tripleFaces(draw).map((face) => String(face).repeat(3)));

/** A face on at least two dice, such as `11`; the triple counts: 3 * 5 + 1 ways. */
export const pairOrTriple = ofDice(16, (draw) => {
  const [, , twice, thrice] = tally(draw, DICE);
  return numbersOf(twice | thrice).map((face) => String(face).repeat(2));
});

/** 123, 234, 345 or 456 in any order: 4 * 6 ways. */
export const anyRun = ofDice(24, (draw) => {
  const shown = shownAt(draw, DICE);
  const least = Math.min(...draw);
  return sizeOf(shown) === 3 && has(shown, least + 1) && has(shown, least + 2) ? ANY : NONE;
});

/** A face on at least one die: 216 - 125 ways. */
export const hasFace = ofDice(91, (draw) => numbersOf(shownAt(draw, DICE)).map(String));
