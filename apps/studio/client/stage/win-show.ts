import { celebrationAt } from './celebration.ts';
import type { Reel } from './reel.ts';
import type { Note } from './scene.ts';
import { winningRows, type Win } from './win.ts';
import type { createWinLines } from './win-lines.ts';

export type WinShowOptions = {
  readonly reels: readonly Reel[];
  readonly lines: ReturnType<typeof createWinLines>;
  readonly hasReducedMotion: () => boolean;
  /** What is said of the one win that is lit now; null when several are, or none. */
  readonly onNote: (note: Note | null) => void;
};

/** Lights what wins and lifts its symbols. */
export function createWinShow({ reels, lines, hasReducedMotion, onNote }: WinShowOptions) {
  let shown: { readonly wins: readonly Win[]; readonly sinceMs: number } | null = null;
  let lit: readonly Win[] = [];

  function light(wins: readonly Win[]): void {
    if (wins.length === lit.length && wins.every((win, index) => win === lit[index])) return;
    lit = wins;
    lines.show(wins);
    onNote(wins.length === 1 ? (wins[0]?.note ?? null) : null);
  }

  return {
    begin(wins: readonly Win[], nowMs: number): void {
      shown = { wins, sinceMs: nowMs };
    },
    clear(): void {
      shown = null;
      light([]);
    },
    /** Draws the show as it is now; false when it is over or there is none. */
    step(nowMs: number): boolean {
      if (shown === null) return false;
      const { wins, swell, isOver } = celebrationAt(shown.wins, nowMs - shown.sinceMs);
      light(wins);
      for (const [index, reel] of reels.entries()) {
        reel.accent(winningRows(wins, index), hasReducedMotion() ? 0 : swell);
      }
      return !isOver;
    },
  };
}
