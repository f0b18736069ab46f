import type { Tier } from '../odds/tier.ts';
import type { OptionParams } from '../play.ts';

/** How named options are judged. */
export type OptionResult<Draw> = {
  /** The options that the draw meets, or that it returns all stakes. */
  readonly meets: (draw: Draw, params: OptionParams) => readonly string[] | 'push';
  /** The tier that an option wins in, where it is neither `win` nor the option itself. */
  readonly tierOf?: (option: string, draw: Draw) => string;
  readonly tiers: (params: OptionParams) => readonly Tier[];
};

/** The results that the plays of a category name. */
export type OptionResults<Draw> = Readonly<Record<string, OptionResult<Draw>>>;
