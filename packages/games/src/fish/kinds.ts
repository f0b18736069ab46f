/** Where a fish may swim: A a straight line, B a wave, C a bend, D a loop. */
export type PathFamily = 'A' | 'B' | 'C' | 'D';

/** One multiplier of a special kind and how likely it is, out of 100. */
export type WeightedMultiplier = { readonly times: number; readonly weight: number };

/** One kind of fish. */
export type Kind = {
  readonly id: string;
  readonly name: string;
  /** What a capture pays, in bullets; more than one only for the specials. */
  readonly multipliers: readonly WeightedMultiplier[];
  /** A resolved bullet captures when its first word is below this: floor(2^32 * 0.965 / mean multiplier). */
  readonly threshold: number;
  readonly speedPxPerSecond: number;
  readonly families: readonly PathFamily[];
  /** How many come at once. */
  readonly group: readonly [min: number, max: number];
};

/** What every strategy returns of its resolved bullets, up to 1.6e-8 of truncation. */
export const RETURN_TO_PLAYER = 0.965;

const SHOAL = [5, 12] as const;
const SINGLE = [1, 1] as const;

type Row = readonly [id: string, name: string, times: number, threshold: number, speed: number];

const FISH_ROWS: readonly (readonly [families: readonly PathFamily[], group: Kind['group'], rows: readonly Row[]])[] = [
  [
    ['A', 'B'],
    SHOAL,
    [
      ['f01', 'minnow', 2, 2_072_321_720, 140],
      ['f02', 'clown', 3, 1_381_547_813, 130],
      ['f03', 'butterfly', 4, 1_036_160_860, 130],
      ['f04', 'puffer', 5, 828_928_688, 120],
    ],
  ],
  [
    ['B', 'C'],
    SINGLE,
    [
      ['f05', 'angler', 6, 690_773_906, 110],
      ['f06', 'lion', 8, 518_080_430, 110],
      ['f07', 'flounder', 10, 414_464_344, 100],
      ['f08', 'lobster', 12, 345_386_953, 95],
      ['f09', 'turtle', 15, 276_309_562, 80],
      ['f10', 'octopus', 18, 230_257_968, 85],
      ['f11', 'devil ray', 20, 207_232_172, 90],
    ],
  ],
  [
    ['C', 'D'],
    SINGLE,
    [
      ['f12', 'hammerhead', 25, 165_785_737, 90],
      ['f13', 'swordfish', 30, 138_154_781, 110],
      ['f14', 'shark', 40, 103_616_086, 80],
      ['f15', 'whale', 60, 69_077_390, 55],
      ['f16', 'golden shark', 80, 51_808_043, 75],
      ['f17', 'golden dragon', 100, 41_446_434, 65],
    ],
  ],
];

const fish = FISH_ROWS.flatMap(([families, group, rows]) =>
  rows.map(([id, name, times, threshold, speedPxPerSecond]): Kind => ({
    id,
    name,
    multipliers: [{ times, weight: 100 }],
    threshold,
    speedPxPerSecond,
    families,
    group,
  })),
);

const table = (...entries: readonly (readonly [times: number, weight: number])[]): readonly WeightedMultiplier[] =>
  entries.map(([times, weight]) => ({ times, weight }));

// A choice of the house: the specials swim like the large single fish.
const special = { speedPxPerSecond: 60, families: ['C', 'D'], group: SINGLE } as const;

const specials: readonly Kind[] = [
  {
    id: 's1',
    name: 'bomb crab',
    multipliers: table([20, 40], [30, 30], [50, 20], [80, 8], [120, 2]),
    threshold: 115_772_163,
    ...special,
  },
  {
    id: 's2',
    name: 'chain lightning eel',
    multipliers: table([10, 50], [20, 30], [40, 15], [60, 5]),
    threshold: 207_232_172,
    ...special,
  },
  {
    id: 's3',
    name: 'kraken boss',
    multipliers: table([100, 50], [150, 25], [200, 15], [300, 8], [500, 2]),
    threshold: 27_357_382,
    ...special,
  },
];

/** All kinds by their id: f01..f17 and the specials s1..s3. */
export const KINDS: ReadonlyMap<string, Kind> = new Map([...fish, ...specials].map((kind) => [kind.id, kind]));

/** Names these rules in stored rounds; it changes when a threshold or a multiplier changes. */
export const RULES_VERSION = 'fish-1';
