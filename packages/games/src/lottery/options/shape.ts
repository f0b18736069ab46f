import { has, sizeOf } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';
import { shownAt } from '../families/tally.ts';
import { enumeratedTiers } from './even-chances.ts';
import type { OptionResult } from './result.ts';

/** Whether the digits are consecutive modulo 10 in any order: from one of them, each next one shows too. */
export function isRun(shown: number, length: number): boolean {
  if (sizeOf(shown) !== length) return false;
  for (let start = 0; start < 10; start += 1) {
    let run = 0;
    while (run < length && has(shown, (start + run) % 10)) run += 1;
    if (run === length) return true;
  }
  return false;
}

function hasNeighbours(shown: number): boolean {
  return (shown & ((shown >>> 1) | ((shown & 1) << 9))) !== 0;
}

/**
 * The shape of three digits: triple; pair (exactly two equal); run (consecutive modulo 10 in any order, so 890 and 901
 * too); half run (all different, no run, two of them neighbours modulo 10); mixed.
 */
function shapeOf(draw: Numbers, positions: readonly number[]): string {
  const shown = shownAt(draw, positions);
  const different = sizeOf(shown);
  if (different === 1) return 'triple';
  if (different === 2) return 'pair';
  if (isRun(shown, 3)) return 'run';
  return hasNeighbours(shown) ? 'halfrun' : 'mixed';
}

export const shape: OptionResult<Numbers> = {
  meets: (draw, { positions = [] }) => [shapeOf(draw, positions)],
  tiers: () => enumeratedTiers(1000, { triple: 10, run: 60, pair: 270, halfrun: 360, mixed: 300 }),
};
