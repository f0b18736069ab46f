import { LINES, THREE_PAYS, TWO_CHERRIES_PAY } from './pays.ts';
import { windowAt, type PerReel, type Symbol3 } from './strips.ts';

/** One line that pays. */
export type LineWin = {
  /** Index into `LINES`. */
  readonly line: number;
  readonly symbol: Symbol3;
  /** How many reels, from the first, take part. */
  readonly count: 2 | 3;
  /** In line bets; a line bet is a fifth of the total bet. */
  readonly units: number;
};

/** What the stops show and pay: everything that a screen needs to animate the end of a spin. */
export type Evaluation = {
  readonly window: PerReel<PerReel<Symbol3>>;
  readonly wins: readonly LineWin[];
  /** One number for each of the five lines, in line bets. */
  readonly lineWins: readonly number[];
  /** The sum of all lines, in line bets. */
  readonly winUnits: number;
};

function lineWin(line: number, [first, second, third]: PerReel<Symbol3>): LineWin | undefined {
  if (first === second && second === third) {
    return { line, symbol: first, count: 3, units: THREE_PAYS[first] };
  }
  if (first === 'CHERRY' && second === 'CHERRY') {
    return { line, symbol: 'CHERRY', count: 2, units: TWO_CHERRIES_PAY };
  }
  return undefined;
}

/** Judges the window at the given stops (top-row places, 0..23). */
export function evaluate(stops: PerReel<number>): Evaluation {
  const window = windowAt(stops);
  const perLine = LINES.map((rows, line) =>
    lineWin(line, [window[0][rows[0]], window[1][rows[1]], window[2][rows[2]]]),
  );
  const lineWins = perLine.map((win) => win?.units ?? 0);
  return {
    window,
    wins: perLine.filter((win) => win !== undefined),
    lineWins,
    winUnits: lineWins.reduce((sum, units) => sum + units, 0),
  };
}
