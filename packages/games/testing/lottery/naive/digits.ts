import type { Numbers } from '../../../src/lottery/draw.ts';
import type { AnyGroupParams, AnyParams, GroupParams, PlacedParams } from '../../../src/lottery/play.ts';
import { cartesian, combinations, distinct, rangeOf, sorted, type Unit, unit } from './unit.ts';

const at = (draw: Numbers, positions: readonly number[]): number[] =>
  positions.map((position) => draw[position] as number);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const isEqual = (left: readonly number[], right: readonly number[]): boolean => String(left) === String(right);

function ordered(tuple: readonly number[], positions: readonly number[]): Unit {
  return unit<Numbers>([positions, tuple], (draw) => isEqual(at(draw, positions), tuple));
}

/** A multiset in any order, in the tier that `tierOf` names. */
function unordered(multiset: readonly number[], positions: readonly number[], tier = 'win'): Unit {
  const own = sorted(multiset);
  return unit<Numbers>([positions, own], (draw) => (isEqual(sorted(at(draw, positions)), own) ? [tier] : []));
}

const isAllowed = (tuple: readonly number[], isDistinct: boolean | undefined): boolean =>
  isDistinct !== true || new Set(tuple).size === tuple.length;

const digitsOf = (entry: string, spaced: boolean | undefined): number[] =>
  (spaced === true ? entry.split(' ') : Array.from(entry)).map(Number);

const allTuples = (low: number, high: number, k: number): number[][] =>
  cartesian(Array.from({ length: k }, () => rangeOf(low, high)));

const mixedTier = (multiset: readonly number[]): string =>
  multiset.length === 2 ? 'win' : new Set(multiset).size === 2 ? 'zu3' : 'zu6';

function mixed(params: PlacedParams, isPicked: (multiset: readonly number[]) => boolean): Unit[] {
  const tuples = allTuples(params.low, params.high, params.positions.length);
  const multisets = tuples.filter((tuple) => new Set(tuple).size > 1 && isPicked(tuple));
  return distinct(multisets.map((multiset) => unordered(multiset, params.positions, mixedTier(multiset))));
}

export function straight(rows: readonly number[][], { positions, distinct: isDistinct }: PlacedParams): Unit[] {
  return cartesian(rows)
    .filter((tuple) => isAllowed(tuple, isDistinct))
    .map((tuple) => ordered(tuple, positions));
}

export function entry(entries: readonly string[], { positions, spaced }: PlacedParams): Unit[] {
  return distinct(entries.map((text) => ordered(digitsOf(text, spaced), positions)));
}

export function sum(sums: readonly number[], { low, high, positions }: PlacedParams): Unit[] {
  return allTuples(low, high, positions.length)
    .filter((tuple) => sums.includes(total(tuple)))
    .map((tuple) => ordered(tuple, positions));
}

export function span(spans: readonly number[], { low, high, positions }: PlacedParams): Unit[] {
  return allTuples(low, high, positions.length)
    .filter((tuple) => spans.includes(Math.max(...tuple) - Math.min(...tuple)))
    .map((tuple) => ordered(tuple, positions));
}

export function combo(rows: readonly number[][], { positions }: PlacedParams): Unit[] {
  return cartesian(rows).flatMap((tuple) =>
    rangeOf(1, tuple.length).map((level) =>
      unit<Numbers>([tuple, level], (draw) =>
        isEqual(at(draw, positions).slice(-level), tuple.slice(-level)) ? [`s${String(level)}`] : [],
      ),
    ),
  );
}

export function group(picked: readonly number[][], { positions, rows }: GroupParams): Unit[] {
  const [first = [], second = []] = picked;
  const [[timesA, countA], [timesB, countB] = [0, 0]] = rows as [[number, number], [number, number]?];
  const repeat = (numbers: readonly number[], times: number): number[] =>
    numbers.flatMap((number) => Array.from({ length: times }, () => number));
  return combinations(first, countA).flatMap((a) =>
    combinations(
      second.filter((number) => !a.includes(number)),
      countB,
    ).map((b) => unordered([...repeat(a, timesA), ...repeat(b, timesB)], positions)),
  );
}

const pairsAndSingles = (digits: readonly number[]): number[][] =>
  cartesian([digits, digits])
    .filter(([pair, single]) => pair !== single)
    .map(([pair, single]) => [pair, pair, single] as number[]);

export function zu3(digits: readonly number[], { positions }: PlacedParams): Unit[] {
  return pairsAndSingles(digits).map((multiset) => unordered(multiset, positions));
}

export function groupEntry(entries: readonly string[], { positions }: PlacedParams): Unit[] {
  const multisets = entries.map((text) => digitsOf(text, false));
  return distinct(multisets.map((multiset) => unordered(multiset, positions, mixedTier(multiset))));
}

export function groupSum(sums: readonly number[], params: PlacedParams): Unit[] {
  return mixed(params, (multiset) => sums.includes(total(multiset)));
}

export function groupDan([digit]: readonly number[], params: PlacedParams): Unit[] {
  return mixed(params, (multiset) => multiset.includes(digit as number));
}

export function fixed(rows: readonly number[][], { positions }: PlacedParams): Unit[] {
  return rows.flatMap((row, index) => row.map((number) => ordered([number], [positions[index] as number])));
}

export function posopt(rows: readonly string[][], { positions }: PlacedParams): Unit[] {
  const isMet = (side: string, digit: number): boolean =>
    ({ big: digit >= 5, small: digit < 5, odd: digit % 2 === 1, even: digit % 2 === 0 })[side] === true;
  return cartesian(rows).map((sides) =>
    unit<Numbers>(sides, (draw) => at(draw, positions).every((digit, index) => isMet(sides[index] as string, digit))),
  );
}

export function any(rows: readonly number[][], { k }: AnyParams): Unit[] {
  return combinations([0, 1, 2, 3, 4], k).flatMap((positions) =>
    cartesian(positions.map((position) => rows[position] as number[])).map((tuple) => ordered(tuple, positions)),
  );
}

type At<Part extends string, Value> = { readonly pos: readonly number[] } & Readonly<Record<Part, Value>>;

export function anyEntry({ pos, entries }: At<'entries', readonly string[]>, { k }: AnyParams): Unit[] {
  const units = combinations(sorted(pos), k).flatMap((positions) =>
    entries.map((text) => ordered(digitsOf(text, false), positions)),
  );
  return distinct(units);
}

export function anySum({ pos, sums }: At<'sums', readonly number[]>, { low, high, k }: AnyParams): Unit[] {
  const tuples = allTuples(low, high, k).filter((tuple) => sums.includes(total(tuple)));
  return combinations(sorted(pos), k).flatMap((positions) => tuples.map((tuple) => ordered(tuple, positions)));
}

export function anyGroup({ pos, digits }: At<'digits', readonly number[]>, { k, kind }: AnyGroupParams): Unit[] {
  const multisets = kind === 'diff' ? combinations(digits, k) : pairsAndSingles(digits);
  return combinations(sorted(pos), k).flatMap((positions) =>
    multisets.map((multiset) => unordered(multiset, positions)),
  );
}

export function pairsingle([pairs = [], singles = []]: readonly number[][]): Unit[] {
  return cartesian([pairs, singles])
    .filter(([pair, single]) => pair !== single)
    .map(([pair, single]) => unordered([pair, pair, single] as number[], [0, 1, 2]));
}

export function face(faces: readonly number[]): Unit[] {
  return faces.map((own) =>
    unit<Numbers>([own], (draw) => {
      const times = draw.filter((die) => die === own).length;
      return times === 0 ? [] : [`h${String(times)}`];
    }),
  );
}

export function pack3(sums: readonly number[]): Unit[] {
  const covered = allTuples(0, 9, 3).filter((tuple) => sums.includes(total(tuple))).length;
  return [unit<Numbers>(sums, (draw) => (sums.includes(total(draw)) ? [`w${String(covered)}`] : []))];
}
