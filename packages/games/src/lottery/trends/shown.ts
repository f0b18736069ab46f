import type { LhcDraw, Numbers, PrizeDraw } from '../draw.ts';

/** The number at one position. */
export function shownAtPosition(position: number): (draw: Numbers) => readonly number[] {
  return (draw) => draw.slice(position, position + 1);
}

/** All different numbers of a draw. */
export function shownAnywhere(draw: Numbers): readonly number[] {
  return [...new Set(draw)];
}

/** The seven balls. */
export function shownBalls({ n }: LhcDraw): readonly number[] {
  return n;
}

/** The last two digits of all prizes. */
export function shownPairs(draw: PrizeDraw): readonly string[] {
  return Object.values(draw).flatMap((prizes) => prizes.map((prize) => prize.slice(-2)));
}
