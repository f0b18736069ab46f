import { LINES, type LineWin } from '@quetzal/games/slots/classic3';

const ALL_LINES_MS = 1100;
const ONE_LINE_MS = 950;
const ROUNDS_OF_LINES = 2;
const PULSE_MS = 620;

export type CelebrationStep = {
  readonly wins: readonly LineWin[];
  /** 0 to 1. */
  readonly swell: number;
  readonly isOver: boolean;
};

/** What a win shows after so many milliseconds: all lines together, then each alone, then all at rest. */
export function celebrationAt(wins: readonly LineWin[], elapsedMs: number): CelebrationStep {
  const swell = Math.sin((elapsedMs / PULSE_MS) * Math.PI) ** 2;
  const cycleMs = ALL_LINES_MS + (wins.length > 1 ? wins.length * ONE_LINE_MS : 0);
  if (elapsedMs >= cycleMs * ROUNDS_OF_LINES) return { wins, swell: 0, isOver: true };
  const inCycleMs = elapsedMs % cycleMs;
  if (inCycleMs < ALL_LINES_MS) return { wins, swell, isOver: false };
  const win = wins[Math.floor((inCycleMs - ALL_LINES_MS) / ONE_LINE_MS)];
  return { wins: win === undefined ? wins : [win], swell, isOver: false };
}

/** The rows of one reel that these wins use. */
export function winningRows(wins: readonly LineWin[], reel: number): Set<number> {
  return new Set(wins.filter((win) => reel < win.count).map((win) => LINES[win.line]?.[reel] ?? -1));
}
