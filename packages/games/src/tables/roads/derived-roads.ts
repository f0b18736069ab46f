import type { Place } from './bead.ts';
import { streaksOf } from './big-road.ts';
import { layStreaks } from './layout.ts';

/** How many columns back each derived road looks. */
const LOOKS_BACK = { bigEye: 1, small: 2, cockroach: 3 } as const;

/** The three roads that are derived from the big road. */
export type DerivedRoad = keyof typeof LOOKS_BACK;

/** Red says that the big road repeats itself, blue that it does not; it is no prediction of a side. */
export type Mark = 'red' | 'blue';

/**
 * The mark of the round at `row` of big road column `column`, looking `back` columns back:
 * - on top of a column, red when the last column and the one `back` before it are equally long;
 * - further down, blue just below the end of the column `back` before, red beside and further below it.
 * Undefined while there is no column to compare with.
 */
function markAt(lengths: readonly number[], column: number, row: number, back: number): Mark | undefined {
  if (row === 0) {
    const [last, compared] = [lengths[column - 1], lengths[column - 1 - back]];
    if (last === undefined || compared === undefined) return undefined;
    return last === compared ? 'red' : 'blue';
  }
  const compared = lengths[column - back];
  if (compared === undefined) return undefined;
  return compared === row ? 'blue' : 'red';
}

/** The marks of a derived road in the order of the rounds. Ties have none. */
export function derivedMarks<Side extends string>(
  results: readonly (Side | 'tie')[],
  road: DerivedRoad,
): readonly Mark[] {
  const lengths = streaksOf(results).streaks.map(({ rounds }) => rounds.length);
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => markAt(lengths, column, row, LOOKS_BACK[road])).filter(
      (mark) => mark !== undefined,
    ),
  );
}

/** A derived road on a wall of six rows: its marks in streaks of one colour, laid out like the big road. */
export function derivedRoad<Side extends string>(
  results: readonly (Side | 'tie')[],
  road: DerivedRoad,
): readonly (Place & { readonly mark: Mark })[] {
  const { streaks } = streaksOf<Mark>(derivedMarks(results, road));
  const places = layStreaks(streaks.map(({ rounds }) => rounds.length));
  return streaks.flatMap(({ side, rounds }, streak) =>
    rounds.map((_, index) => ({ mark: side, ...(places[streak]?.[index] as Place) })),
  );
}

/** The marks that each derived road would get if `side` won the next round: what players ask the wall for. */
export function marksIfNext<Side extends string>(
  results: readonly (Side | 'tie')[],
  side: Side,
): Readonly<Record<DerivedRoad, Mark | undefined>> {
  const next = (road: DerivedRoad): Mark | undefined => {
    const marks = derivedMarks([...results, side], road);
    return marks.length > derivedMarks(results, road).length ? marks.at(-1) : undefined;
  };
  return { bigEye: next('bigEye'), small: next('small'), cockroach: next('cockroach') };
}
