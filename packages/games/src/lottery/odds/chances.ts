import type { Range } from '../arithmetic/tuples.ts';
import { type Fraction, ratio } from './fraction.ts';

/** C(n, k) without a limit of size. */
export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let subsets = 1n;
  for (let step = 1; step <= k; step += 1) subsets = (subsets * BigInt(n - k + step)) / BigInt(step);
  return subsets;
}

/** How numbers are drawn: `places` of them from a range, each anew or (distinct) without putting back. */
export type Drawing = Range & { readonly distinct?: boolean; readonly places: number };

const valuesOf = ({ low, high }: Range): number => high - low + 1;

/** How many ordered outcomes the drawing has. */
export function outcomes({ distinct, places, ...range }: Drawing): bigint {
  const size = valuesOf(range);
  let count = 1n;
  for (let place = 0; place < places; place += 1) count *= BigInt(distinct === true ? size - place : size);
  return count;
}

/** The probability that none of k given numbers is drawn. */
function missesAll(drawing: Drawing, k: number): Fraction {
  const size = valuesOf(drawing);
  const left: Drawing = { ...drawing, low: 1, high: Math.max(size - k, 0) };
  return ratio(outcomes(left), outcomes(drawing));
}

/**
 * The probability that each of k groups of `groupSize` given numbers is hit at least once, by inclusion and exclusion
 * over the groups that are missed: the sum over j of (-1)^j C(k, j) P(j groups are missed).
 */
export function hitsEvery(k: number, missed: (groups: number) => Fraction): Fraction {
  let numerator = 0n;
  let denominator = 1n;
  for (let groups = 0; groups <= k; groups += 1) {
    const chance = missed(groups);
    const term = (groups % 2 === 0 ? 1n : -1n) * chooseExactly(k, groups) * chance.numerator;
    numerator = numerator * chance.denominator + term * denominator;
    denominator *= chance.denominator;
  }
  return ratio(numerator, denominator);
}

/** The probability that all of k given numbers are drawn, however often. */
export function drawsAll(drawing: Drawing, k: number): Fraction {
  return hitsEvery(k, (missed) => missesAll(drawing, missed));
}
