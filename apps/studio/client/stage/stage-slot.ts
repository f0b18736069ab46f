import type { Stage } from './stage.ts';

/** Where the stage is once the canvas is there. The game goes on without it, so a slow canvas holds nothing up. */
export function createStageSlot() {
  let stage: Stage | undefined;
  return {
    get: () => stage,
    put(created: Stage | undefined): void {
      stage = created;
    },
  };
}

export type StageSlot = ReturnType<typeof createStageSlot>;
