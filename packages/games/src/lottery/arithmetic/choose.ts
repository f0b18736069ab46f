/** C(n, k), the number of k-subsets of n things; exact below 2^53, which C(100, 10) is. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let subsets = 1;
  for (let step = 1; step <= k; step += 1) subsets = (subsets * (n - k + step)) / step;
  return subsets;
}
