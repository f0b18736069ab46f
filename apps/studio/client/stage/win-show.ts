import type { LineWin } from '@quetzal/games/slots/classic3';
import { celebrationAt, winningRows } from './celebration.ts';
import type { Reel } from './reel.ts';
import type { createWinLines } from './win-lines.ts';

export type WinShowOptions = {
  readonly reels: readonly Reel[];
  readonly lines: ReturnType<typeof createWinLines>;
  readonly hasReducedMotion: () => boolean;
  /** The lines that are lit now. */
  readonly onLines: (wins: readonly LineWin[]) => void;
};

/** Lights the winning lines and lifts their symbols. */
export function createWinShow({ reels, lines, hasReducedMotion, onLines }: WinShowOptions) {
  let shown: { readonly wins: readonly LineWin[]; readonly sinceMs: number } | null = null;
  let lit = '';

  return {
    begin(wins: readonly LineWin[], nowMs: number): void {
      shown = { wins, sinceMs: nowMs };
    },
    clear(): void {
      shown = null;
      lit = '';
      lines.show([]);
      onLines([]);
    },
    /** Draws the show as it is now; false when it is over or there is none. */
    step(nowMs: number): boolean {
      if (shown === null) return false;
      const { wins, swell, isOver } = celebrationAt(shown.wins, nowMs - shown.sinceMs);
      const key = wins.map((win) => win.line).join();
      if (key !== lit) {
        lit = key;
        lines.show(wins);
        onLines(wins);
      }
      for (const [index, reel] of reels.entries()) {
        reel.accent(winningRows(wins, index), hasReducedMotion() ? 0 : swell);
      }
      return !isOver;
    },
  };
}
