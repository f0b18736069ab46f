import { QUARTERS, type Line } from '../markets/line.ts';
import type { LegResult } from './result.ts';

/** What a line can give: no void. */
export type LineResult = Exclude<LegResult, 'void'>;

/**
 * The result of x = goals + line: above 0 win, 0 push, below 0 lose. A quarter line is half the stake on the line a
 * quarter below and half on the line a quarter above.
 * @param goals what the line is added to: a goal difference, or a total (negative for the under side)
 */
export function judgeLine(goals: number, line: Line): LineResult {
  const x = goals * QUARTERS + line;
  if (line % 2 === 0) return sign(x);
  return halves(sign(x - 1), sign(x + 1));
}

function sign(x: number): 'win' | 'push' | 'lose' {
  if (x === 0) return 'push';
  return x > 0 ? 'win' : 'lose';
}

function halves(lower: 'win' | 'push' | 'lose', upper: 'win' | 'push' | 'lose'): LineResult {
  if (lower === upper) return lower;
  return lower === 'push' ? 'half_win' : 'half_lose';
}
