import type { Numbers } from '../draw.ts';
import type { OptionParams } from '../play.ts';
import { countedTiers } from './even-chances.ts';
import type { OptionResult } from './result.ts';
import { sidesOf } from './sides.ts';

const valuesOf = ({ low = 0, high = 9 }: OptionParams): number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

function meetsSides(value: number, { big = 0, pushOn = [] }: OptionParams): readonly string[] | 'push' {
  return pushOn.includes(value) ? 'push' : sidesOf(value, big);
}

/** Big, small, odd, even of the number at one position; some numbers push. */
export const positionSides: OptionResult<Numbers> = {
  meets: (draw, params) => meetsSides(draw[params.positions?.[0] as number] as number, params),
  tiers: (params) =>
    countedTiers(
      params,
      valuesOf(params).map((value) => [value, 1]),
      (value) => meetsSides(value, params),
    ),
};

const winner = (left: number, right: number): readonly string[] => [
  left > right ? 'dragon' : left < right ? 'tiger' : 'tie',
];

/** Which of two positions has the greater number; dragon (the first) and tiger both lose on a tie. */
export const dragonTiger: OptionResult<Numbers> = {
  meets: (draw, { positions: [dragon = 0, tiger = 0] = [] }) => winner(draw[dragon] as number, draw[tiger] as number),
  tiers: (params) => {
    const pairs = valuesOf(params).flatMap((left) => valuesOf(params).map((right) => [left, right] as const));
    const possible = params.distinct === true ? pairs.filter(([left, right]) => left !== right) : pairs;
    return countedTiers(
      params,
      possible.map((pair) => [pair, 1]),
      ([left, right]) => winner(left, right),
    );
  },
};
