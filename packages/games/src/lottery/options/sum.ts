import { subsetsBySum, tuplesBySum } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import type { OptionParams } from '../play.ts';
import { countedTiers, type Weighed } from './even-chances.ts';
import type { OptionResult } from './result.ts';
import { pairOfSides, sidesOf } from './sides.ts';

type Sum = { readonly value: number; readonly isTriple: boolean };

function sumOf(draw: Numbers, { positions = [] }: OptionParams): Sum {
  let value = 0;
  for (const position of positions) value += draw[position] as number;
  const first = draw[positions[0] as number];
  return { value, isTriple: positions.length === 3 && positions.every((position) => draw[position] === first) };
}

/** Every sum of the positions with the number of its ways; a triple stands alone where triples matter. */
function sums({ positions = [], low = 0, high = 9, distinct, tripleLoses }: OptionParams): Weighed<Sum> {
  const range = { low, high };
  const ways = distinct === true ? subsetsBySum(positions.length, range) : tuplesBySum(positions.length, range);
  return [...ways.entries()].flatMap(([value, count]): (readonly [Sum, number])[] => {
    const isTripleSum = tripleLoses === true && value % 3 === 0 && value / 3 >= low && value / 3 <= high;
    if (!isTripleSum) return [[{ value, isTriple: false }, count]];
    return [
      [{ value, isTriple: false }, count - 1],
      [{ value, isTriple: true }, 1],
    ];
  });
}

/** A result that depends on the sum of the positions alone. */
export function resultOfSum(
  meetsSum: (sum: Sum, params: OptionParams) => readonly string[] | 'push',
): OptionResult<Numbers> {
  return {
    meets: (draw, params) => meetsSum(sumOf(draw, params), params),
    tiers: (params) => countedTiers(params, sums(params), (sum) => meetsSum(sum, params)),
  };
}

/** Big, small, odd, even; some sums push, and triples may lose. */
export const sumSides = resultOfSum(({ value, isTriple }, { big = 0, pushOn = [], tripleLoses = false }) => {
  if (tripleLoses && isTriple) return [];
  return pushOn.includes(value) ? 'push' : sidesOf(value, big);
});

/** Size and parity in one. */
export const sumPair = resultOfSum(({ value }, { big = 0 }) => [pairOfSides(value, big)]);

/** The sum itself. */
export const sumValue = resultOfSum(({ value }) => [String(value)]);

/** The last digit of the sum. */
export const sumTail = resultOfSum(({ value }) => [String(value % 10)]);
