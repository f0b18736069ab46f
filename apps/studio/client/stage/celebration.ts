import type { Win } from './win.ts';

const ALL_MS = 1100;
const ONE_MS = 950;
const ROUNDS = 2;
const PULSE_MS = 620;

export type CelebrationStep = {
  readonly wins: readonly Win[];
  /** 0 to 1. */
  readonly swell: number;
  readonly isOver: boolean;
};

/** What a win shows after so many milliseconds: everything together, then each win alone, then all at rest. */
export function celebrationAt(wins: readonly Win[], elapsedMs: number): CelebrationStep {
  const swell = Math.sin((elapsedMs / PULSE_MS) * Math.PI) ** 2;
  const cycleMs = ALL_MS + (wins.length > 1 ? wins.length * ONE_MS : 0);
  if (elapsedMs >= cycleMs * ROUNDS) return { wins, swell: 0, isOver: true };
  const inCycleMs = elapsedMs % cycleMs;
  if (inCycleMs < ALL_MS) return { wins, swell, isOver: false };
  const win = wins[Math.floor((inCycleMs - ALL_MS) / ONE_MS)];
  return { wins: win === undefined ? wins : [win], swell, isOver: false };
}
