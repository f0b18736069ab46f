/** How often the server tells the value of the pot, in milliseconds. */
export const TICK_MS = 5_000;

/** The last value that the server told, and how fast the pot has grown in the mean; amounts are ledger units. */
export type Tick = { readonly value: bigint; readonly growthPerSecond: bigint };

/** What a ticker may show between two ticks: never more than one tick of growth above what the server said. */
export function shownValue({ value, growthPerSecond }: Tick, elapsedMs: number): bigint {
  const counted = BigInt(Math.trunc(Math.min(TICK_MS, Math.max(0, elapsedMs))));
  return value + (growthPerSecond * counted) / 1000n;
}
