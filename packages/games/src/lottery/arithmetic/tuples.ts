import { has, type Mask, sizeOf } from './bits.ts';

/** The values that a drawn number can take, both ends included. */
export type Range = { readonly low: number; readonly high: number };

/** Entry s: how many ordered k-tuples of the range have the sum s. */
export function tuplesBySum(k: number, { low, high }: Range): readonly number[] {
  let counts = [1];
  for (let place = 0; place < k; place += 1) {
    const next = Array.from({ length: counts.length + high }, () => 0);
    for (const [sum, count] of counts.entries()) {
      for (let value = low; value <= high; value += 1) next[sum + value] = (next[sum + value] as number) + count;
    }
    counts = next;
  }
  return counts;
}

/** How many ordered k-tuples of `size` consecutive values have the largest value `span` above the smallest. */
export function tuplesWithSpan(k: number, size: number, span: number): number {
  if (span === 0) return size;
  // Inside a window of span + 1 values, less those that miss its bottom or its top.
  return (size - span) * ((span + 1) ** k - 2 * span ** k + (span - 1) ** k);
}

/** Entry s: how many multisets of k values, not all equal, have the sum s. */
export function mixedMultisetsBySum(k: number, range: Range): readonly number[] {
  const counts = Array.from({ length: k * range.high + 1 }, () => 0);
  const add = (left: number, from: number, sum: number, isMixed: boolean): void => {
    if (left === 0) {
      if (isMixed) counts[sum] = (counts[sum] as number) + 1;
      return;
    }
    for (let value = from; value <= range.high; value += 1) {
      add(left - 1, value, sum + value, isMixed || (left < k && value !== from));
    }
  };
  add(k, range.low, 0, false);
  return counts;
}

/** How many tuples take one number of each row without repeating a number: number by number, over sets of served rows. */
export function distinctTuples(rows: readonly Mask[], high: number): number {
  const all = (1 << rows.length) - 1;
  const ways = new Float64Array(all + 1);
  ways[0] = 1;
  for (let value = 0; value <= high; value += 1) {
    // Downwards, so that a number serves one row only.
    for (let served = all; served > 0; served -= 1) {
      for (const [row, mask] of rows.entries()) {
        if (has(served, row) && has(mask, value)) {
          ways[served] = (ways[served] as number) + (ways[served ^ (1 << row)] as number);
        }
      }
    }
  }
  return ways[all] as number;
}

/** How many tuples take one number of each row. */
export function tuples(rows: readonly Mask[]): number {
  let product = 1;
  for (const row of rows) product *= sizeOf(row);
  return product;
}

/** The sum of the products of every k of the sizes: the elementary symmetric polynomial e_k. */
export function productsOfEvery(k: number, sizes: readonly number[]): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)];
  for (const size of sizes) {
    for (let factors = k; factors > 0; factors -= 1) {
      sums[factors] = (sums[factors] as number) + (sums[factors - 1] as number) * size;
    }
  }
  return sums[k] as number;
}

/** Entry s: how many k-subsets of the range have the sum s. */
export function subsetsBySum(k: number, { low, high }: Range): readonly number[] {
  const counts = Array.from({ length: k + 1 }, () => Array.from({ length: k * high + 1 }, () => 0));
  (counts[0] as number[])[0] = 1;
  for (let value = low; value <= high; value += 1) {
    for (let size = k; size > 0; size -= 1) {
      const [larger, smaller] = [counts[size] as number[], counts[size - 1] as number[]];
      for (let sum = value; sum < larger.length; sum += 1) {
        larger[sum] = (larger[sum] as number) + (smaller[sum - value] as number);
      }
    }
  }
  return counts[k] as number[];
}
