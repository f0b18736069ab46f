/** The symbols of lines5x3: four high and four low ones, W stands for all of them, S is the scatter. */
export const SYMBOLS = ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'W', 'S'] as const;
export type Symbol5 = (typeof SYMBOLS)[number];

/** One value for each reel. */
export type PerReel<T> = readonly [T, T, T, T, T];

/** Places on each strip. */
export const STRIP_LENGTH = 32;
/** Rows of the window. */
export const ROW_COUNT = 3;

const strip = (symbols: string): readonly Symbol5[] => symbols.split(' ') as Symbol5[];

/** The five reel strips, in the order in which a window shows them from top to bottom. W is on reels 2, 3 and 4 only. */
export const STRIPS: PerReel<readonly Symbol5[]> = [
  strip('Q A K H4 J A H1 J Q K H2 Q S K J H4 Q A H3 H4 J A H4 J H1 A Q K H3 H2 K H3'),
  strip('J A K Q H3 J W Q H1 A H4 H2 J H4 H3 S A Q H4 K Q J H2 A K Q A H1 H3 J H2 K'),
  strip('H3 K Q H1 H4 A H3 H4 K W H3 Q J K Q H2 J W H2 A H4 J Q K S Q K J A H1 J A'),
  strip('K H4 J A K H3 Q H1 H2 Q W H4 Q H2 K A J H3 H4 Q J H3 A K H1 J H2 S A Q H4 J'),
  strip('J S K A J H4 A J H3 H4 K Q H1 A H3 H4 Q K H3 J H2 A Q J H4 Q A K H1 H2 Q K'),
];

/** What one reel shows at each of its stops, three symbols from top to bottom; made once, read at every spin. */
const columns = STRIPS.map((symbols) =>
  symbols.map((_, stop) =>
    Array.from({ length: ROW_COUNT }, (__, row) => symbols[(stop + row) % STRIP_LENGTH] as Symbol5),
  ),
);

/** What the five reels show at the given stops (top-row places, 0..31). */
export function windowAt(stops: PerReel<number>): readonly (readonly Symbol5[])[] {
  return columns.map((reel, index) => reel[stops[index] as number] as readonly Symbol5[]);
}
