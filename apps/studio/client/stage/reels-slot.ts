import type { Reels } from './reels.ts';

/** Where the reels are once the canvas is there. The game goes on without them, so a slow canvas holds nothing up. */
export function createReelsSlot() {
  let reels: Reels | undefined;
  return {
    get: () => reels,
    put(created: Reels | undefined): void {
      reels = created;
    },
  };
}

export type ReelsSlot = ReturnType<typeof createReelsSlot>;
