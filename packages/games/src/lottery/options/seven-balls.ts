import { choose } from '../arithmetic/choose.ts';
import { subsetsBySum } from '../arithmetic/tuples.ts';
import type { LhcDraw } from '../draw.ts';
import { type Colour, colourOf } from '../lhc/colour.ts';
import { zodiacOf } from '../lhc/zodiac.ts';
import { countedTiers, type Weighed } from './even-chances.ts';
import type { OptionResult } from './result.ts';
import { sidesOf } from './sides.ts';

const DRAWN = 7;
const BIG_FROM = 175;

/** Size and parity of the total of all seven balls. */
export const totalSides: OptionResult<LhcDraw> = {
  meets: ({ n }) =>
    sidesOf(
      n.reduce((sum, ball) => sum + ball, 0),
      BIG_FROM,
    ),
  tiers: (params) =>
    countedTiers(params, [...subsetsBySum(DRAWN, { low: 1, high: 49 }).entries()], (total) => sidesOf(total, BIG_FROM)),
};

/** Entry d: in how many 7-subsets exactly d animals show; one animal has 5 numbers, eleven have 4. */
function waysByZodiacs(): readonly number[] {
  // ways[d][b]: b balls of the animals so far, which are d different ones.
  let ways = [[1]];
  for (const size of [5, ...Array.from({ length: 11 }, () => 4)]) {
    const next = Array.from({ length: DRAWN + 1 }, () => Array.from({ length: DRAWN + 1 }, () => 0));
    for (const [different, byBalls] of ways.entries()) {
      for (const [balls, count] of byBalls.entries()) {
        for (let taken = 0; taken <= Math.min(size, DRAWN - balls); taken += 1) {
          const row = next[different + (taken > 0 ? 1 : 0)];
          if (row !== undefined) row[balls + taken] = (row[balls + taken] as number) + count * choose(size, taken);
        }
      }
    }
    ways = next;
  }
  return ways.map((byBalls) => byBalls[DRAWN] as number);
}

/** How many different animals the seven balls show. */
export const zodiacCount: OptionResult<LhcDraw> = {
  meets: ({ n, yz }) => [String(new Set(n.map((ball) => zodiacOf(ball, yz))).size)],
  tiers: (params) => countedTiers(params, [...waysByZodiacs().entries()], (different) => [String(different)]),
};

const COLOURS: readonly (readonly [Colour, number])[] = [
  ['red', 17],
  ['blue', 16],
  ['green', 16],
];

/** Points in halves: a ball has 2, the special one 3. The colour with most wins; a shared maximum is a tie. */
function leader(points: readonly number[]): readonly string[] {
  const most = Math.max(...points);
  if (points.indexOf(most) !== points.lastIndexOf(most)) return ['tie'];
  return [(COLOURS[points.indexOf(most)] as readonly [Colour, number])[0]];
}

const pointsOf = (balls: readonly number[], special: number): number[] =>
  balls.map((count, colour) => 2 * count + (colour === special ? 1 : 0));

/** Every split of seven balls on the colours, with the colour of the special one among them. */
function splits(): Weighed<readonly number[]> {
  const found: (readonly [number[], number])[] = [];
  for (let red = 0; red <= DRAWN; red += 1) {
    for (let blue = 0; blue <= DRAWN - red; blue += 1) {
      const balls = [red, blue, DRAWN - red - blue];
      const ways = balls.reduce((product, count, index) => product * choose(COLOURS[index]?.[1] as number, count), 1);
      for (const special of [0, 1, 2]) found.push([pointsOf(balls, special), ways * (balls[special] as number)]);
    }
  }
  return found;
}

/** The colour of the seven balls: regular balls count 1 point, the special one 1.5. */
export const colourOfSeven: OptionResult<LhcDraw> = {
  meets: ({ n }) => {
    const colours = n.map(colourOf);
    const balls = COLOURS.map(([colour]) => colours.filter((shown) => shown === colour).length);
    return leader(
      pointsOf(
        balls,
        COLOURS.findIndex(([colour]) => colour === colours[DRAWN - 1]),
      ),
    );
  },
  tiers: (params) => countedTiers(params, splits(), leader),
};
