import type { GameDeps } from './game-deps.ts';
import { standMs, tierOf, type CalledWin, type CelebratedRound } from './win-pace.ts';

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
