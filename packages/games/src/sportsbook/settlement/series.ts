import type { Score, Side } from '../markets/selection.ts';

/** A series that has been played: maps won by each side, and the winner of each map in order. */
export type Series = { readonly ft: Score; readonly maps: readonly Side[] };

/** How many maps win a series of at most `bestOf` maps, an odd number. */
export function mapsToWin(bestOf: number): number {
  return Math.floor(bestOf / 2) + 1;
}

function mapsWon(maps: readonly Side[]): Score {
  const first = maps.filter((side) => side === '1').length;
  return [first, maps.length - first];
}

/** Every way in which a series can end after the given maps. */
export function seriesEndings(maps: readonly Side[], bestOf: number): Series[] {
  const ft = mapsWon(maps);
  if (Math.max(...ft) >= mapsToWin(bestOf)) return [{ ft, maps }];
  return (['1', '2'] as const).flatMap((winner) => seriesEndings([...maps, winner], bestOf));
}
