import type { Stream } from '../../fairness/index.ts';
import { COLUMN_COUNT, ORB_VALUES, ROW_COUNT, SYMBOLS, type Cell, type Grid, type Weights } from './symbols.ts';

/** Cells without a value are all alike, so one of each is enough. */
const plainCells: readonly Cell[] = SYMBOLS.map((symbol) => ({ symbol, orb: 0 }));

/** Draws one cell; an orb draws its value at once. */
function drawCell(stream: Pick<Stream, 'weighted'>, weights: Weights): Cell {
  const cell = plainCells[stream.weighted(weights.symbols)] as Cell;
  if (cell.symbol !== 'OR') return cell;
  return { symbol: 'OR', orb: ORB_VALUES[stream.weighted(weights.orbs)] as number };
}

/** New cells for each column, from column 1 to 6 and inside a column from top to bottom. */
export function drawColumns(
  stream: Pick<Stream, 'weighted'>,
  weights: Weights,
  counts: readonly number[],
): readonly (readonly Cell[])[] {
  return counts.map((count) => Array.from({ length: count }, () => drawCell(stream, weights)));
}

/** A full grid. */
export function drawGrid(stream: Pick<Stream, 'weighted'>, weights: Weights): Grid {
  return drawColumns(
    stream,
    weights,
    Array.from({ length: COLUMN_COUNT }, () => ROW_COUNT),
  );
}
