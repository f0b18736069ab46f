import { COLUMN_COUNT, type Cell, type Step } from '@quetzal/games/slots/anywhere6x5';
import type { Timeline } from '../../stage/timeline.ts';
import { fallingRow, shareOf, type DropPace } from './drop.ts';
import type { Token } from './token.ts';

/** A symbol that falls in its column from one row to another; above row 0 it is out of sight. */
export type Move = { readonly token: Token; readonly column: number; readonly from: number; readonly to: number };

export type FallOptions = {
  readonly timeline: Timeline;
  readonly pace: () => DropPace;
  readonly hasReducedMotion: () => boolean;
  readonly place: (token: Token, column: number, row: number) => void;
  /** The symbols of a column have come to rest. */
  readonly onColumn: (column: number) => void;
};

/** Lets symbols fall, column after column. */
export function createFall({ timeline, pace, hasReducedMotion, place, onColumn }: FallOptions) {
  return async (moves: readonly Move[]): Promise<void> => {
    const { fallMs, columnMs } = pace();
    const wholeMs = fallMs + (COLUMN_COUNT - 1) * columnMs;
    const landed = new Set<number>();
    if (hasReducedMotion()) {
      for (const { token, column, to } of moves) place(token, column, to);
      return;
    }
    await timeline.run(wholeMs, (share) => {
      for (const { token, column, from, to } of moves) {
        const own = shareOf(wholeMs, share, { delayMs: column * columnMs, lengthMs: fallMs });
        place(token, column, fallingRow(from, to, own));
        if (own < 1 || landed.has(column)) continue;
        landed.add(column);
        onColumn(column);
      }
    });
  };
}

/** The columns after a tumble, and how their symbols come there. */
export function refilled(
  columns: readonly (readonly Token[])[],
  gone: ReadonlySet<Token>,
  { refills, made }: { refills: Step['refills']; made: (cell: Cell) => Token },
): { readonly columns: Token[][]; readonly moves: readonly Move[] } {
  const moves: Move[] = [];
  const next = columns.map((tokens, column) => {
    const kept = tokens.flatMap((token, row) => (gone.has(token) ? [] : [{ token, row }]));
    const fresh = (refills[column] ?? []).map(made);
    for (const [index, token] of fresh.entries())
      moves.push({ token, column, from: index - fresh.length - 0.6, to: index });
    for (const [index, { token, row }] of kept.entries()) {
      if (fresh.length > 0) moves.push({ token, column, from: row, to: index + fresh.length });
    }
    return [...fresh, ...kept.map(({ token }) => token)];
  });
  return { columns: next, moves };
}
