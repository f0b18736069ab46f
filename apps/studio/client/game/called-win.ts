import type { GameDeps } from './game-deps.ts';
import { standMs, tierOf, type CelebratedRound, type WinTier } from './win-pace.ts';

/** A win that is called over the reels; no two rounds share one. */
export type CalledWin = { readonly tier: WinTier };

export function calledWinOf(round: CelebratedRound): CalledWin | null {
  const tier = tierOf(round);
  return tier === null ? null : { tier };
}

/** Lets a called win stand for its time; resolves when it is gone, sooner where the player or the next round puts it away. */
export async function untilGone({ store, wait }: Pick<GameDeps, 'store' | 'wait'>, called: CalledWin): Promise<void> {
  const isStanding = (): boolean => store.get().calledWin === called;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (isStanding()) return;
      stop();
      resolve();
    });
    void wait(standMs(called.tier)).then(() => {
      if (isStanding()) store.set({ calledWin: null });
    });
  });
}
