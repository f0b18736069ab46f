/** How long the parts of a tumble take, in milliseconds. */
export type DropPace = {
  readonly fallMs: number;
  /** How much later each column falls than the one before. */
  readonly columnMs: number;
  /** How long a win is shown before it vanishes. */
  readonly winMs: number;
  readonly vanishMs: number;
  /** Orbs on their way to the middle. */
  readonly orbMs: number;
};

export const DROP_PACE: DropPace = { fallMs: 420, columnMs: 60, winMs: 780, vanishMs: 240, orbMs: 620 };
export const DROP_PACE_TURBO: DropPace = { fallMs: 210, columnMs: 12, winMs: 340, vanishMs: 120, orbMs: 300 };

/** The share of the time after which a falling symbol touches its place. */
const TOUCH = 0.76;
/** How far it springs back, in rows. */
const SPRING_ROWS = 0.11;

/** Where a symbol is that falls from one row to another; `share` of its time is over. Rows count downwards. */
export function fallingRow(from: number, to: number, share: number): number {
  if (share <= 0) return from;
  if (share >= 1 || from === to) return to;
  if (share < TOUCH) return from + (to - from) * (share / TOUCH) ** 2;
  return to - SPRING_ROWS * Math.sin((Math.PI * (share - TOUCH)) / (1 - TOUCH));
}

/** The share of its own time that a part of a longer motion has behind it. */
export const shareOf = (wholeMs: number, share: number, { delayMs, lengthMs }: { delayMs: number; lengthMs: number }) =>
  lengthMs <= 0 ? 1 : Math.min(1, Math.max(0, (share * wholeMs - delayMs) / lengthMs));
