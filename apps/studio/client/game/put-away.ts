import type { Store } from './game-state.ts';

/** Puts away what lies over the reels, the uppermost first; false where nothing does. */
export function putAway(store: Store): boolean {
  const { potWin, unseen, calledWin } = store.get();
  if (potWin !== null) store.set({ potWin: null });
  else if (unseen !== null) store.set({ unseen: null });
  else if (calledWin !== null) store.set({ calledWin: null });
  return potWin !== null || unseen !== null || calledWin !== null;
}
