import type { Note } from './scene.ts';

/** One thing that pays on reels: the symbols that take part, the line that they lie on, and what is said of it. */
export type Win = {
  readonly line: number | null;
  /** Reel and row, 0 top. */
  readonly places: readonly (readonly [number, number])[];
  readonly note: Note | null;
};

type LineWin = { readonly line: number; readonly symbol: string; readonly count: number; readonly units: number };

/** A run along a line; `factor` is what free spins multiply it by. */
export function winOfLine(win: LineWin, lines: readonly (readonly number[])[], factor = 1): Win {
  const { line, symbol, count, units } = win;
  return {
    line,
    places: (lines[line] ?? []).slice(0, count).map((row, reel) => [reel, row] as const),
    note: { kind: 'line', line, symbol, count, units: units * factor },
  };
}

/** The rows of one reel that these wins use. */
export function winningRows(wins: readonly Win[], reel: number): Set<number> {
  return new Set(wins.flatMap(({ places }) => places.filter(([at]) => at === reel).map(([, row]) => row)));
}
