import type { Stream } from '../../src/fairness/index.ts';
import { ZODIACS } from '../../src/lottery/lhc/zodiac.ts';
import type { FamilyName, FamilyParams, PlacedParams, Play, SubsetParams } from '../../src/lottery/play.ts';
import { rangeOf } from './naive/unit.ts';

const SIDES = ['big', 'small', 'odd', 'even'];
const TEN = rangeOf(0, 9);

/** A random subset of min..max items, in random order. */
function some<Item>({ uniform, draw }: Stream, items: readonly Item[], min: number, max = items.length): Item[] {
  return draw(items, min + uniform(Math.min(max, items.length) - min + 1));
}

/** So many written entries of random numbers. */
function entriesOf(stream: Stream, length: number, { low, high, distinct, spaced }: PlacedParams): string[] {
  const values = rangeOf(low, high);
  return Array.from({ length: 1 + stream.uniform(20) }, () => {
    const numbers =
      distinct === true
        ? stream.draw(values, length)
        : Array.from({ length }, () => low + stream.uniform(values.length));
    return spaced === true ? numbers.map((number) => String(number).padStart(2, '0')).join(' ') : numbers.join('');
  });
}

function numerals(stream: Stream, digits: number, count: number): string[] {
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(String(stream.uniform(10 ** digits)).padStart(digits, '0'));
  return [...chosen];
}

function bankAndDrag(stream: Stream, k: number, numbers: readonly number[]): object {
  const dan = some(stream, numbers, 1, k - 1);
  const others = numbers.filter((number) => !dan.includes(number));
  return { dan, tuo: some(stream, others, k - dan.length, k + 4) };
}

const sumsOf = (stream: Stream, k: number, { low, high }: { low: number; high: number }): number[] =>
  some(stream, rangeOf(k * low, k * high), 1, 6);

const placed = (stream: Stream, { low, high, positions }: PlacedParams, min = 1): number[][] =>
  positions.map(() => some(stream, rangeOf(low, high), min, positions.length > 3 ? 4 : 8));

const isMixed = (entry: string): boolean => new Set(entry).size > 1;

type Choose = { readonly [Name in FamilyName]: (stream: Stream, params: FamilyParams[Name]) => unknown };

const setOf = (stream: Stream, { low, high, k }: SubsetParams): number[] => some(stream, rangeOf(low, high), k, k + 4);

const CHOICES: Choose = {
  straight: placed,
  combo: placed,
  fixed: (stream, params) => placed(stream, params, 0).map((row, index) => (index === 0 ? [params.high] : row)),
  entry: (stream, params) => entriesOf(stream, params.positions.length, params),
  sum: (stream, params) => sumsOf(stream, params.positions.length, params),
  span: (stream, { low, high }) => some(stream, rangeOf(0, high - low), 1),
  group: (stream, { low, high, rows }) =>
    rows.map(([, count]) => some(stream, rangeOf(low, high), Math.min(count + 1, 10))),
  zu3: (stream) => some(stream, TEN, 2),
  'group.entry': (stream, params) => [
    '12345'.slice(0, params.positions.length),
    ...entriesOf(stream, params.positions.length, params).filter(isMixed),
  ],
  'group.sum': (stream, { positions: { length: k } }) => some(stream, rangeOf(1, 9 * k - 1), 1),
  'group.dan': (stream) => some(stream, TEN, 1, 1),
  posopt: (stream, { positions }) => positions.map(() => some(stream, SIDES, 1)),
  any: (stream, { low, high }) => [0, 1, 2, 3, 4].map(() => some(stream, rangeOf(low, high), 1, 4)),
  'any.entry': (stream, params) => ({
    pos: some(stream, [0, 1, 2, 3, 4], params.k),
    entries: entriesOf(stream, params.k, { ...params, positions: [] }),
  }),
  'any.sum': (stream, params) => ({
    pos: some(stream, [0, 1, 2, 3, 4], params.k),
    sums: sumsOf(stream, params.k, params),
  }),
  'any.group': (stream, { k }) => ({
    pos: some(stream, [0, 1, 2, 3, 4], k),
    digits: some(stream, TEN, Math.max(k, 2)),
  }),
  anywhere: setOf,
  subset: setOf,
  'subset.entry': (stream, params) => entriesOf(stream, params.k, { ...params, distinct: true }),
  'subset.dan': (stream, { k, low, high }) => bankAndDrag(stream, k, rangeOf(low, high)),
  pairsingle: (stream) => [some(stream, rangeOf(1, 6), 1), some(stream, rangeOf(1, 6), 2)],
  face: (stream) => some(stream, rangeOf(1, 6), 1),
  opt: (stream, { options }) => some(stream, options, 1),
  pack3: (stream) => some(stream, rangeOf(0, 27), 3, 3),
  'l.combo': (stream, { k }) =>
    stream.uniform(2) === 0 ? some(stream, rangeOf(1, 49), k, k + 3) : bankAndDrag(stream, k, rangeOf(1, 49)),
  'l.zodk': (stream, { k }) => some(stream, ZODIACS, k),
  'l.tailk': (stream, { k }) => some(stream, TEN, k),
  num: (stream, { digits }) => numerals(stream, digits, 1 + stream.uniform(40)),
  xien: (stream, { k }) => numerals(stream, 2, k + stream.uniform(12)),
  xienq: (stream, { k }) => numerals(stream, 2, k),
  truot: (stream, { k }) => numerals(stream, 2, k + stream.uniform(3)),
  tod: (stream, { digits }) => [
    '1234'.slice(0, digits),
    ...numerals(stream, digits, 1 + stream.uniform(20)).filter(isMixed),
  ],
  run: (stream) => some(stream, TEN, 1).map(String),
  fourd: (stream) => numerals(stream, 4, 1 + stream.uniform(20)),
  'fourd.box': (stream) => numerals(stream, 4, 1 + stream.uniform(10)),
  'fourd.roll': (stream) => {
    const [pattern = ''] = numerals(stream, 4, 1);
    const place = stream.uniform(4);
    return [`${pattern.slice(0, place)}R${pattern.slice(place + 1)}`];
  },
  toto: (stream) => some(stream, rangeOf(1, 49), 6, 12),
};

/** A random valid selection of a play, small enough to be written out. */
export function randomSelection(stream: Stream, { family, params }: Play): unknown {
  return CHOICES[family](stream, params as never);
}
