/** C(n, k), exact. */
export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let step = 1; step <= k; step += 1) {
    result = (result * BigInt(n - k + step)) / BigInt(step);
  }
  return result;
}

/** Every subset of `size` items, in the order of the items. */
export function* combinations<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, first] of items.entries()) {
    if (items.length - index < size) return;
    for (const rest of combinations(items.slice(index + 1), size - 1)) yield [first, ...rest];
  }
}
