import { type Counting, type Settling } from '../family.ts';
import type { OptionResult, OptionResults } from '../options/result.ts';
import type { OptionParams } from '../play.ts';
import { readOptions } from '../selection/read-options.ts';

/** Each named option is a unit bet. */
export const opt: Counting<OptionParams, readonly string[]> = {
  read: (selection, { options }) => readOptions(selection, options),
  count: (options) => options.length,
};

/** The options that the result of the draw meets win; when it says push, every stake comes back. */
export function optSettling<Draw>(results: OptionResults<Draw>): Settling<OptionParams, readonly string[], Draw> {
  const resultOf = ({ result }: OptionParams): OptionResult<Draw> => results[result] as OptionResult<Draw>;
  return {
    wins: (chosen, draw, params) => {
      const { meets, tierOf } = resultOf(params);
      const met = meets(draw, params);
      if (met === 'push') return { push: chosen.length };
      const wins: Record<string, number> = {};
      for (const option of chosen) {
        if (!met.includes(option)) continue;
        const id = tierOf?.(option, draw) ?? (params.tiered ? option : 'win');
        wins[id] = (wins[id] ?? 0) + 1;
      }
      return wins;
    },
    tiers: (params) => resultOf(params).tiers(params),
  };
}
