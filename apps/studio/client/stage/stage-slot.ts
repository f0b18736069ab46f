import type { Stage } from './stage.ts';

/** Where the stage is once the canvas is there. The game goes on without it, so one that does not come holds nothing up. */
export function createStageSlot() {
  let stage: Stage | undefined;
  let tellKnown: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    tellKnown = resolve;
  });
  return {
    get: () => stage,
    /** Settles with the first stage, or when the first try to make one has failed. */
    known,
    put(created: Stage | undefined): void {
      stage = created;
      tellKnown();
    },
  };
}

export type StageSlot = ReturnType<typeof createStageSlot>;
