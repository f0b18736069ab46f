import type { Stream } from '../../fairness/index.ts';
import { drawColumns, drawGrid } from './grid.ts';
import { COUNT_MIN, kindPay } from './pays.ts';
import { KINDS, ROW_COUNT, type Cell, type Grid, type Kind, type Weights } from './symbols.ts';

/** One kind that pays in a step. */
export type KindWin = {
  readonly kind: Kind;
  readonly count: number;
  /** Where it lies: column and row, 0 top. */
  readonly cells: readonly (readonly [number, number])[];
  readonly hundredths: number;
};

/** One tumble: what pays and vanishes, what falls in from above, and what the grid looks like then. */
export type Step = {
  readonly wins: readonly KindWin[];
  /** The sum of the wins, in hundredths of the total bet. */
  readonly hundredths: number;
  /** New cells for each column, from top to bottom; older cells lie below them. */
  readonly refills: readonly (readonly Cell[])[];
  readonly grid: Grid;
};

/** One spin with all its tumbles. */
export type Sequence = {
  /** The grid before the first tumble. */
  readonly grid: Grid;
  readonly steps: readonly Step[];
  /** The sum of all steps before any multiplier, in hundredths of the total bet. */
  readonly tumbleWin: number;
  /** The sum of the orbs on the last grid, 0 when there is none. */
  readonly orbs: number;
  /** The scatters on the last grid. */
  readonly scatters: number;
};

function winsOf(grid: Grid): KindWin[] {
  const counts = new Map<string, number>();
  for (const column of grid) for (const { symbol } of column) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return KINDS.filter((kind) => (counts.get(kind) ?? 0) >= COUNT_MIN).map((kind) => {
    const count = counts.get(kind) ?? 0;
    return { kind, count, cells: placesOf(grid, kind), hundredths: kindPay(kind, count) };
  });
}

function placesOf(grid: Grid, kind: Kind): (readonly [number, number])[] {
  return grid.flatMap((column, at) =>
    column.flatMap(({ symbol }, row) => (symbol === kind ? [[at, row] as const] : [])),
  );
}

/** Everything of a paying kind vanishes, the rest falls, new cells come in on top. */
function tumble(stream: Pick<Stream, 'weighted'>, weights: Weights, grid: Grid, wins: readonly KindWin[]): Step {
  const vanishing = new Set<string>(wins.map(({ kind }) => kind));
  const kept = grid.map((column) => column.filter(({ symbol }) => !vanishing.has(symbol)));
  const refills = drawColumns(
    stream,
    weights,
    kept.map((column) => ROW_COUNT - column.length),
  );
  return {
    wins,
    hundredths: wins.reduce((sum, win) => sum + win.hundredths, 0),
    refills,
    grid: refills.map((fresh, column) => [...fresh, ...(kept[column] as readonly Cell[])]),
  };
}

/** Fills the grid and lets it tumble until no kind has 8 cells. Scatters and orbs never vanish. */
export function playSequence(stream: Pick<Stream, 'weighted'>, weights: Weights): Sequence {
  const first = drawGrid(stream, weights);
  const steps: Step[] = [];
  let grid = first;
  for (let wins = winsOf(grid); wins.length > 0; wins = winsOf(grid)) {
    const step = tumble(stream, weights, grid, wins);
    steps.push(step);
    grid = step.grid;
  }
  const cells = grid.flat();
  return {
    grid: first,
    steps,
    tumbleWin: steps.reduce((sum, step) => sum + step.hundredths, 0),
    orbs: cells.reduce((sum, cell) => sum + cell.orb, 0),
    scatters: cells.filter(({ symbol }) => symbol === 'SC').length,
  };
}
