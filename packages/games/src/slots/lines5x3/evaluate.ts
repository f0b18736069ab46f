import { LINES, RUN_MIN, RUN_PAYS, SCATTERS } from './pays.ts';
import { windowAt, type PerReel, type Symbol5 } from './strips.ts';

/** One line that pays. */
export type LineWin = {
  /** Index into `LINES`. */
  readonly line: number;
  readonly symbol: Symbol5;
  /** How many reels, from the first, take part. */
  readonly count: number;
  /** In line bets; a line bet is a twentieth of the total bet. */
  readonly units: number;
};

/** What the stops show and pay, before any factor. Units are line bets. */
export type Evaluation = {
  /** For each reel its three symbols from top to bottom. */
  readonly window: readonly (readonly Symbol5[])[];
  readonly wins: readonly LineWin[];
  readonly lineUnits: number;
  /** How many scatters the window shows, and the places of them: reel, row. */
  readonly scatters: number;
  readonly scatterPlaces: readonly (readonly [number, number])[];
  readonly scatterUnits: number;
  /** Free spins that the scatters start or add. */
  readonly freeSpins: number;
};

type Window = Evaluation['window'];

/** The run of the first reel's symbol along a line; W stands for it. */
function lineWin(window: Window, line: number, rows: PerReel<number>): LineWin | undefined {
  const symbol = window[0]?.[rows[0]] as Symbol5;
  if (symbol === 'S' || symbol === 'W') return undefined;
  let count = 1;
  while (count < rows.length) {
    const shown = window[count]?.[rows[count] as number];
    if (shown !== symbol && shown !== 'W') break;
    count += 1;
  }
  const units = RUN_PAYS[symbol][count - RUN_MIN];
  return units === undefined ? undefined : { line, symbol, count, units };
}

function placesOfScatters(window: Window): [number, number][] {
  return window.flatMap((column, reel): [number, number][] => {
    const row = column.indexOf('S');
    return row === -1 ? [] : [[reel, row]];
  });
}

/** Judges the window at the given stops (top-row places, 0..31). */
export function evaluate(stops: PerReel<number>): Evaluation {
  const window = windowAt(stops);
  const wins: LineWin[] = [];
  let lineUnits = 0;
  for (const [line, rows] of LINES.entries()) {
    const win = lineWin(window, line, rows);
    if (win === undefined) continue;
    wins.push(win);
    lineUnits += win.units;
  }
  const scatterPlaces = placesOfScatters(window);
  const scatters = scatterPlaces.length;
  const { timesBet, freeSpins } = SCATTERS[scatters] ?? { timesBet: 0, freeSpins: 0 };
  return { window, wins, lineUnits, scatters, scatterPlaces, scatterUnits: timesBet * LINES.length, freeSpins };
}

/** One number for each of the twenty lines, in line bets. */
export function lineWinsOf({ wins }: Pick<Evaluation, 'wins'>): number[] {
  const units = LINES.map(() => 0);
  for (const win of wins) units[win.line] = win.units;
  return units;
}
