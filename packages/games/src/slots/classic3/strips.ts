/** The seven symbols of classic3, from the rarest to the most common. A theme draws them as it likes. */
export const SYMBOLS = ['7', 'BAR', 'BELL', 'MELON', 'PLUM', 'ORANGE', 'CHERRY'] as const;
export type Symbol3 = (typeof SYMBOLS)[number];

/** One value for each reel. */
export type PerReel<T> = readonly [T, T, T];

const strip = (symbols: string): readonly Symbol3[] => symbols.split(' ') as Symbol3[];

/** The three reel strips, 24 places each, in the order in which a window shows them from top to bottom. */
export const STRIPS: PerReel<readonly Symbol3[]> = [
  strip(
    'PLUM ORANGE CHERRY BELL PLUM BELL ORANGE BAR CHERRY ORANGE MELON PLUM BAR CHERRY MELON PLUM CHERRY BELL ORANGE CHERRY 7 ORANGE CHERRY MELON',
  ),
  strip(
    'BELL CHERRY ORANGE PLUM MELON CHERRY ORANGE PLUM CHERRY ORANGE BELL CHERRY BAR ORANGE PLUM BAR MELON 7 CHERRY BELL ORANGE CHERRY PLUM MELON',
  ),
  strip(
    'CHERRY MELON BELL ORANGE CHERRY PLUM ORANGE 7 PLUM MELON CHERRY ORANGE CHERRY BELL BAR PLUM MELON ORANGE CHERRY PLUM ORANGE CHERRY BELL BAR',
  ),
];

/** Places on each strip. */
export const STRIP_LENGTH = 24;
/** Rows of the window. */
export const ROW_COUNT = 3;

/** The symbol at any place of a reel; places continue around the strip, so 24 is 0 again and -1 is 23. */
export function symbolAt(reel: 0 | 1 | 2, place: number): Symbol3 {
  const index = ((place % STRIP_LENGTH) + STRIP_LENGTH) % STRIP_LENGTH;
  return STRIPS[reel][index] as Symbol3;
}

/** What the three reels show at the given stops: for each reel its three symbols from top to bottom. */
export function windowAt(stops: PerReel<number>): PerReel<PerReel<Symbol3>> {
  const column = (reel: 0 | 1 | 2, stop: number): PerReel<Symbol3> => [
    symbolAt(reel, stop),
    symbolAt(reel, stop + 1),
    symbolAt(reel, stop + 2),
  ];
  return [column(0, stops[0]), column(1, stops[1]), column(2, stops[2])];
}
