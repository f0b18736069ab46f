/** A match has 90 minutes; the half-time score is that of the first 45. */
export const MINUTES = 90;
export const HALF_TIME_MINUTE = 45;

/** How likely a goal is in each minute, in tenths: 1.0 up to minute 45, 1.2 after it. Index 0 is minute 1. */
export const MINUTE_WEIGHTS: readonly number[] = Array.from({ length: MINUTES }, (_, index) =>
  index < HALF_TIME_MINUTE ? 10 : 12,
);

const weightOf = (from: number, to: number): number =>
  MINUTE_WEIGHTS.slice(from, to).reduce((sum, weight) => sum + weight, 0);

/** The share of the goals of a match that is expected after minute `from`, up to and with minute `to`. */
export function goalShare(from: number, to: number = MINUTES): number {
  return weightOf(Math.max(0, from), Math.max(0, to)) / weightOf(0, MINUTES);
}
