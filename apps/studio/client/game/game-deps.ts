import type { Launch } from '../launch.ts';
import type { ParentFrame } from '../parent-frame.ts';
import type { Reels } from '../stage/reels.ts';
import type { StudioApi } from '../studio-api.ts';
import type { Store } from './game-state.ts';

/** What the game needs around it; tests pass their own. */
export type GameDeps = {
  readonly store: Store;
  readonly api: StudioApi;
  readonly launch: Launch;
  readonly parent: () => Pick<ParentFrame, 'tell'>;
  readonly reels: () => Pick<Reels, 'start' | 'land' | 'show' | 'cancel'> | undefined;
  readonly wait: (ms: number) => Promise<void>;
  readonly createId: () => string;
};
