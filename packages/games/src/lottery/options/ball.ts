import type { LhcDraw } from '../draw.ts';
import { colourOf } from '../lhc/colour.ts';
import { zodiacOf } from '../lhc/zodiac.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import { countedTiers, type Weighed } from './even-chances.ts';
import type { OptionResult } from './result.ts';
import { pairOfSides, sidesOf } from './sides.ts';

const SPECIAL = 6;
const PUSH = 49;
const BIG_FROM = 25;
const DIGIT_SUM_BIG_FROM = 7;
const TAIL_BIG_FROM = 5;

const BALLS: Weighed<number> = Array.from({ length: 49 }, (_, index) => [index + 1, 1]);

/** A result that depends on one ball: the special one, or the one at the position. */
function ofBall(meetsBall: (ball: number) => readonly string[] | 'push'): OptionResult<LhcDraw> {
  return {
    meets: ({ n }, { positions: [position = SPECIAL] = [] }) => meetsBall(n[position] as number),
    tiers: (params) => countedTiers(params, BALLS, meetsBall),
  };
}

export const ballNumber = ofBall((ball) => [String(ball)]);

/** Size and parity of the ball, of its digit sum, and size of its last digit; 49 pushes them all. */
export const ballSides = ofBall((ball) => {
  if (ball === PUSH) return 'push';
  const tail = ball % 10;
  const [sumSize, sumParity] = sidesOf(Math.floor(ball / 10) + tail, DIGIT_SUM_BIG_FROM);
  return [
    ...sidesOf(ball, BIG_FROM),
    `sum${sumParity}`,
    `sum${sumSize}`,
    tail >= TAIL_BIG_FROM ? 'tailbig' : 'tailsmall',
  ];
});

/** Size and parity in one; 49 pushes. */
export const ballPair = ofBall((ball) => (ball === PUSH ? 'push' : [pairOfSides(ball, BIG_FROM)]));

export const ballColour = ofBall((ball) => [colourOf(ball)]);

/** Colour with size and colour with parity; 49 pushes. */
export const ballHalfColour = ofBall((ball) =>
  ball === PUSH ? 'push' : sidesOf(ball, BIG_FROM).map((side) => `${colourOf(ball)}-${side}`),
);

export const ballTail = ofBall((ball) => [String(ball % 10)]);

export const ballHead = ofBall((ball) => [String(Math.floor(ball / 10))]);

/** The animal of the special ball: tier `y` for the animal of the year, which has 5 numbers, `n` for the others with 4. */
export const ballZodiac: OptionResult<LhcDraw> = {
  meets: ({ n, yz }) => [zodiacOf(n[SPECIAL] as number, yz)],
  tierOf: (option, { yz }) => (option === yz ? 'y' : 'n'),
  tiers: () => [tier('y', ratio(5, 49)), tier('n', ratio(4, 49))],
};

/** The number is one of the six regular balls. */
export const regularBall: OptionResult<LhcDraw> = {
  meets: ({ n }) => n.slice(0, SPECIAL).map(String),
  tiers: () => [tier('win', ratio(6, 49))],
};
