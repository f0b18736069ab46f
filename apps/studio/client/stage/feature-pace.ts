/** How long the parts of free spins are shown, in milliseconds. */
export type FeaturePace = {
  /** Between what starts free spins and their announcement. */
  readonly beforeMs: number;
  readonly introMs: number;
  /** A win, before the next spin. */
  readonly winMs: number;
  readonly betweenMs: number;
  readonly summaryMs: number;
};

export const FEATURE_PACE: FeaturePace = {
  beforeMs: 1300,
  introMs: 2600,
  winMs: 1150,
  betweenMs: 260,
  summaryMs: 3600,
};
export const FEATURE_PACE_TURBO: FeaturePace = {
  beforeMs: 700,
  introMs: 1600,
  winMs: 550,
  betweenMs: 80,
  summaryMs: 2400,
};
