/** Two tokens that meet on screen, and the contrast that WCAG 2.2 or this design asks of them. */
export interface ContrastPair {
  /** Token of the text or the mark. */
  text: string;
  /** Token of what is behind it. */
  on: string;
  /** Smallest contrast allowed, 1 to 21. */
  ratioMin: number;
}

/** What text may stand on. */
export const surfaces = [
  'sunken',
  'canvas',
  'surface-1',
  'surface-2',
  'surface-3',
  'overlay',
  'field',
  'raised',
  'selected',
  'side',
] as const;

/** Category accents: each is also a token `cat-<name>`. */
export const categories = [
  'rng',
  'live',
  'pvp',
  'fish',
  'sports',
  'esports',
  'cockfight',
  'lott',
  'elott',
  'promo',
] as const;

/** Colours with a meaning: each is a fill, with `-fg`, `-text` and `-soft` beside it. */
export const tones = ['accent', 'crimson', 'success', 'warn', 'danger', 'info', 'gold'] as const;

export const bodyTexts = ['fg', 'fg-2'] as const;

export const otherTexts = [
  'fg-3',
  ...tones.map((tone) => `${tone}-text`),
  ...categories.map((category) => `cat-${category}`),
];

const textsOnSurfaces: ContrastPair[] = surfaces.flatMap((on) => [
  ...bodyTexts.map((text) => ({ text, on, ratioMin: 7 })),
  ...otherTexts.map((text) => ({ text, on, ratioMin: 4.5 })),
]);

const textsOnFills: ContrastPair[] = [
  ...tones.flatMap((tone) => [
    { text: `${tone}-fg`, on: tone },
    { text: `${tone}-text`, on: `${tone}-soft` },
  ]),
  { text: 'accent-fg', on: 'accent-hover' },
  { text: 'accent-fg', on: 'accent-active' },
  { text: 'crimson-fg', on: 'crimson-hover' },
  { text: 'fg', on: 'accent-soft' },
  { text: 'fg-2', on: 'accent-soft' },
  { text: 'fg', on: 'surface-4' },
  { text: 'fg-2', on: 'surface-4' },
  { text: 'fg-inverse', on: 'fg' },
].map((pair) => ({ ...pair, ratioMin: 4.5 }));

/** Colours of the series of a chart, in the order of their assignment. */
export const chartSeries = [1, 2, 3, 4, 5, 6].map((series) => `chart-${series}`);

const marks: ContrastPair[] = [
  { text: 'line-control', on: 'canvas' },
  { text: 'line-control', on: 'surface-1' },
  { text: 'line-control', on: 'field' },
  { text: 'ring', on: 'canvas' },
  { text: 'ring', on: 'surface-1' },
  { text: 'ring', on: 'surface-3' },
  { text: 'accent', on: 'surface-1' },
  ...chartSeries.map((text) => ({ text, on: 'surface-1' })),
].map((pair) => ({ ...pair, ratioMin: 3 }));

/** Every pair of tokens whose contrast is promised, in both themes. */
export const contrastPairs: readonly ContrastPair[] = [...textsOnSurfaces, ...textsOnFills, ...marks];
