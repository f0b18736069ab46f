import type { Launch } from '../launch.ts';
import type { ParentFrame } from '../parent-frame.ts';
import type { EngineKit } from '../engine-kit.ts';
import type { Stage } from '../stage/stage.ts';
import type { StudioApi } from '../studio-api.ts';
import type { Kept } from './kept.ts';
import type { RoundInView } from './round-in-view.ts';
import type { Store } from './game-state.ts';

/** What the game needs around it; tests pass their own. */
export type GameDeps = {
  readonly store: Store;
  readonly api: StudioApi;
  readonly launch: Launch;
  readonly parent: () => Pick<ParentFrame, 'tell'>;
  readonly kit: Pick<EngineKit, 'rulesVersion' | 'read'>;
  readonly stage: () => Omit<Stage, 'destroy'> | undefined;
  /** Settles once it is known whether there is a stage. */
  readonly stageKnown: Promise<unknown>;
  readonly inView: RoundInView;
  readonly kept: Kept;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  readonly createId: () => string;
};
