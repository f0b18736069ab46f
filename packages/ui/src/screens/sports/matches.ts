/** A selection of a match. */
export interface Selection {
  label: string;
  price: string;
  isPicked?: boolean | undefined;
  movement?: 'up' | 'down' | undefined;
  isSuspended?: boolean | undefined;
}

/** A market with its selections. */
export interface Market {
  name: string;
  selections: readonly Selection[];
}

/** One of two sides. */
export interface Team {
  name: string;
  /** ISO 3166-1, in small letters. */
  country: string;
  score?: number | undefined;
}

/** Two sides and what can be bet on them. */
export interface Match {
  home: Team;
  away: Team;
  /** The minute of one that is played now, else when it begins. */
  minute?: string | undefined;
  starts?: string | undefined;
  markets: readonly Market[];
  moreCount: number;
}

/** Matches of one competition. */
export interface League {
  name: string;
  matches: readonly Match[];
}

type Line = readonly [handicap: string, price: string, other: string, otherPrice: string];

const result = (prices: readonly string[]): Market => ({
  name: '1X2',
  selections: ['1', 'X', '2'].map((label, index) => ({ label, price: prices[index] ?? '' })),
});
const pair = (name: string, [label, price, other, otherPrice]: Line): Market => ({
  name,
  selections: [
    { label, price },
    { label: other, price: otherPrice },
  ],
});
const markets = (prices: string, handicap: Line, goals: Line): readonly Market[] => [
  result(prices.split(' ')),
  pair('Hándicap', handicap),
  pair('Más / menos', goals),
];

const changed = (all: readonly Market[], place: number, change: (selection: Selection, index: number) => Selection) =>
  all.map((market, index) => (index === place ? { ...market, selections: market.selections.map(change) } : market));

const picked = (label: string) => (selection: Selection) =>
  selection.label === label ? { ...selection, isPicked: true } : selection;

const mexico = changed(
  changed(
    markets('1.62 3.75 5.40', ['−0.5', '1.72', '+0.5', '2.10'], ['Más 3.5', '1.85', 'Men. 3.5', '1.95']),
    0,
    picked('1'),
  ),
  0,
  (selection) =>
    selection.label === 'X'
      ? { ...selection, movement: 'up' }
      : selection.label === '2'
        ? { ...selection, movement: 'down' }
        : selection,
);

/** What is played now and what comes. */
export const leagues: readonly League[] = [
  {
    name: 'Eliminatorias',
    matches: [
      {
        home: { name: 'México', country: 'mx', score: 2 },
        away: { name: 'Colombia', country: 'co', score: 1 },
        minute: '67′',
        markets: mexico,
        moreCount: 84,
      },
      {
        home: { name: 'Chile', country: 'cl', score: 0 },
        away: { name: 'Perú', country: 'pe', score: 0 },
        minute: '41′',
        markets: changed(
          markets('2.30 2.85 3.60', ['−0.25', '1.98', '+0.25', '1.86'], ['Más 1.5', '2.05', 'Men. 1.5', '1.77']),
          2,
          picked('Men. 1.5'),
        ),
        moreCount: 71,
      },
      {
        home: { name: 'Ecuador', country: 'ec', score: 1 },
        away: { name: 'Uruguay', country: 'uy', score: 0 },
        minute: '12′',
        markets: changed(
          markets('2.10 3.10 3.40', ['−0', '1.90', '+0', '1.94'], ['Más 2.5', '1.80', 'Men. 2.5', '2.02']),
          0,
          (selection) => ({ ...selection, isSuspended: true }),
        ),
        moreCount: 66,
      },
    ],
  },
  {
    name: 'Amistosos',
    matches: [
      {
        home: { name: 'España', country: 'es' },
        away: { name: 'Croacia', country: 'hr' },
        starts: 'Hoy 14:00',
        markets: changed(
          markets('1.85 3.50 4.20', ['−0.5', '1.87', '+0.5', '1.97'], ['Más 2.5', '1.91', 'Men. 2.5', '1.91']),
          1,
          picked('−0.5'),
        ),
        moreCount: 112,
      },
      {
        home: { name: 'Portugal', country: 'pt' },
        away: { name: 'Japón', country: 'jp' },
        starts: 'Hoy 16:30',
        markets: markets('1.58 4.00 5.75', ['−1', '2.02', '+1', '1.82'], ['Más 2.5', '1.74', 'Men. 2.5', '2.10']),
        moreCount: 98,
      },
      {
        home: { name: 'Argentina', country: 'ar' },
        away: { name: 'Corea del Sur', country: 'kr' },
        starts: 'Hoy 19:00',
        markets: markets('1.40 4.60 7.50', ['−1.25', '1.95', '+1.25', '1.87'], ['Más 3', '2.00', 'Men. 3', '1.82']),
        moreCount: 104,
      },
    ],
  },
];
