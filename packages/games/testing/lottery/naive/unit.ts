import type { Draw } from '../../../src/lottery/draw.ts';

/** One unit bet, written out: what it is, and which tiers a draw hits (each time once). */
export type Unit = { readonly key: string; readonly hits: (draw: never) => readonly string[] };

/** A unit bet of draws of one kind. */
export function unit<D extends Draw>(parts: readonly unknown[], hits: (draw: D) => readonly string[] | boolean): Unit {
  return {
    key: parts.map(String).join('|'),
    hits: (draw: D) => {
      const hit = hits(draw);
      return typeof hit === 'boolean' ? (hit ? ['win'] : []) : hit;
    },
  };
}

export function cartesian<Item>(rows: readonly (readonly Item[])[]): Item[][] {
  return rows.reduce<Item[][]>((tuples, row) => tuples.flatMap((tuple) => row.map((item) => [...tuple, item])), [[]]);
}

export function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

export function rangeOf(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

export function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((left, right) => left - right);
}

/** Unit bets without those that are there already. */
export function distinct(units: readonly Unit[]): Unit[] {
  return [...new Map(units.map((each) => [each.key, each])).values()];
}
