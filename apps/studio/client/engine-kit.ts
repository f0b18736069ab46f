import type { Stream } from '@quetzal/games/fairness';
import type { ComponentType } from 'react';
import type { Stage, StageOptions } from './stage/stage.ts';

/** What a round came to show, for those who do not see it. */
export type Reading = {
  /** The engine's symbols from the top row to the bottom row. */
  readonly rows: readonly (readonly string[])[];
  readonly freeSpins: number;
  /** What the whole round won, in the units that `payout` takes. */
  readonly winUnits: number;
};

/** Everything on the page that differs between the engines. */
export type EngineKit = {
  /** Rounds of other rules cannot be shown. */
  readonly rulesVersion: string;
  /** Reels or columns of the window. */
  readonly columnCount: number;
  /** Whether a round can start free spins. */
  readonly hasFeature: boolean;
  /** What a bet wins, in ledger units. */
  readonly payout: (stake: bigint, units: number) => bigint;
  /** The drawing library comes with the stage. */
  readonly loadStage: () => Promise<(options: StageOptions) => Promise<Stage>>;
  /** Half of the pays, beside the cabinet. */
  readonly SidePays: ComponentType<{ readonly half: 'first' | 'second' }>;
  readonly PaysTab: ComponentType;
  readonly RulesTab: ComponentType;
  /** @throws RangeError when these are no draws of the engine */
  readonly read: (draws: readonly number[]) => Reading;
  /** Draws a round again from its seeds. */
  readonly drawsOf: (stream: Stream) => readonly number[];
};
