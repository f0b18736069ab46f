import type { Workload } from './baselines.ts';

/** How one workload did with so many callers at once. */
export interface Measurement {
  workload: string;
  concurrency: number;
  perSecond: number;
  /** The middle time of one transaction; pgbench tells the mean instead. */
  p50Ms: number;
  p99Ms: number | null;
}

/** Whole numbers from a fixed seed, so that every run asks for the same accounts (xorshift32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Runs a workload from `concurrency` callers for `durationMs`, each starting its next as soon as the last is done. */
export async function measure(workload: Workload, concurrency: number, durationMs: number): Promise<Measurement> {
  const timesMs: number[] = [];
  const start = performance.now();
  const caller = async (index: number) => {
    const random = seeded((index + 1) * 0x9e3779b1);
    while (performance.now() - start < durationMs) {
      const began = performance.now();
      await workload.once(random);
      timesMs.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, index) => caller(index)));
  const seconds = (performance.now() - start) / 1000;
  timesMs.sort((a, b) => a - b);
  const at = (share: number) => Number((timesMs[Math.floor(timesMs.length * share)] ?? 0).toFixed(3));
  const perSecond = Math.round(timesMs.length / seconds);
  return { workload: workload.name, concurrency, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** The middle one of several numbers. */
export function middle(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new RangeError('Nothing was measured');
  return found;
}
