/** How fast a reel turns and how it comes to rest. Distances are in symbols. */
export type Pace = {
  readonly symbolsPerSecond: number;
  /** How far a reel still turns after it began to stop. */
  readonly stopDistance: number;
  /** How much later each reel stops than the one before. */
  readonly staggerMs: number;
  /** How long the first reel turns at least. */
  readonly turnMsMin: number;
  /** How much longer a reel turns on which something rare may still come together. */
  readonly eagerMs: number;
};

export const NORMAL_PACE: Pace = {
  symbolsPerSecond: 26,
  stopDistance: 8,
  staggerMs: 230,
  turnMsMin: 550,
  eagerMs: 900,
};
export const TURBO_PACE: Pace = { symbolsPerSecond: 34, stopDistance: 4, staggerMs: 40, turnMsMin: 150, eagerMs: 350 };

export const reelPace = (isTurbo: boolean): Pace => (isTurbo ? TURBO_PACE : NORMAL_PACE);

const RAMP_MS = 260;
/** How much a stopping reel runs over its place before it settles; 0 would be no bounce. */
const BOUNCE = 0.75;
/** Steepness of the stopping curve at its beginning, so that the reel goes on as fast as it was turning. */
const STOP_SLOPE = 3 + BOUNCE;

/** How long a reel takes from full speed to rest. */
export const stopMs = (pace: Pace): number => (STOP_SLOPE * pace.stopDistance * 1000) / pace.symbolsPerSecond;

/** Where a turning reel is. Symbols fall, so the place on the strip goes down: first a short wind-up, then full speed. */
export function turningPlace(start: number, elapsedMs: number, pace: Pace): number {
  const perMs = pace.symbolsPerSecond / 1000;
  if (elapsedMs >= RAMP_MS) return start - perMs * (elapsedMs - RAMP_MS * 0.6);
  const t = elapsedMs / RAMP_MS;
  return start + 0.35 * Math.sin(Math.PI * t) * (1 - t) - perMs * RAMP_MS * 0.4 * t * t * t;
}

/** Where a stopping reel is: it arrives at `stop` exactly when `stopMs` is over. */
export function stoppingPlace(stop: number, elapsedMs: number, pace: Pace): number {
  const t = Math.min(1, elapsedMs / stopMs(pace)) - 1;
  const way = 1 + (BOUNCE + 1) * t ** 3 + BOUNCE * t ** 2;
  return stop + pace.stopDistance * (1 - way);
}

/** How many symbols a stopping reel passes in a second. */
export function stoppingSpeed(elapsedMs: number, pace: Pace): number {
  const t = Math.min(1, elapsedMs / stopMs(pace)) - 1;
  const slope = 3 * (BOUNCE + 1) * t ** 2 + 2 * BOUNCE * t;
  return (Math.abs(slope) * pace.stopDistance * 1000) / stopMs(pace);
}
