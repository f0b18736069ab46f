/** What a simulation has seen: the mean of its values and the standard error of that mean. */
export type Sample = { readonly mean: number; readonly standardError: number; readonly count: number };

/** Runs `next` so many times and sums up. */
export function sample(count: number, next: () => number): Sample {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < count; index += 1) {
    const value = next();
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  return { mean, standardError: Math.sqrt((squares / count - mean * mean) / count), count };
}

/** How many standard errors the mean is away from what it should be. */
export function distance({ mean, standardError }: Sample, expected: number): number {
  return Math.abs(mean - expected) / standardError;
}
