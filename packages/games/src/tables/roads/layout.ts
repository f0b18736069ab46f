import { ROW_COUNT, type Place } from './bead.ts';

/**
 * Where streaks of the given lengths lie on a wall of six rows. A streak starts on top of the first column to the right
 * of the last streak's first place that is free there, goes down, and turns to the right where it meets the bottom or
 * another streak.
 */
export function layStreaks(lengths: readonly number[]): readonly (readonly Place[])[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean =>
    row < ROW_COUNT && !taken.has(`${String(column)},${String(row)}`);
  let start = -1;
  return lengths.map((length) => {
    start += 1;
    while (!isFree(start, 0)) start += 1;
    return layStreak(length, start, {
      isFree,
      take: ({ column, row }) => taken.add(`${String(column)},${String(row)}`),
    });
  });
}

type Wall = { readonly isFree: (column: number, row: number) => boolean; readonly take: (place: Place) => void };

function layStreak(length: number, start: number, { isFree, take }: Wall): Place[] {
  const places: Place[] = [];
  let [column, row] = [start, 0];
  let hasTurned = false;
  for (let index = 0; index < length; index += 1) {
    if (index > 0 && !hasTurned && isFree(column, row + 1)) row += 1;
    else if (index > 0) {
      hasTurned = true;
      column += 1;
    }
    const place = { column, row };
    take(place);
    places.push(place);
  }
  return places;
}
