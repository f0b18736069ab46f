import type { Numbers } from '../draw.ts';
import { enumeratedTiers } from './even-chances.ts';
import type { OptionResult } from './result.ts';

const BIG_FROM = 6;

/**
 * Bull of five digits: when some three add up to a multiple of ten, it is the total modulo 10, where 0 counts as ten;
 * otherwise there is none (0). Three add up to a multiple of ten when the other two leave the total modulo 10.
 */
function bullOf(draw: Numbers): number {
  const rest = draw.reduce((sum, digit) => sum + digit, 0) % 10;
  for (let first = 0; first < 5; first += 1) {
    for (let second = first + 1; second < 5; second += 1) {
      if (((draw[first] as number) + (draw[second] as number)) % 10 === rest) return rest === 0 ? 10 : rest;
    }
  }
  return 0;
}

const ODD = 6375;
const EVEN = 6505;

/** The bull itself; with a bull also big (6..10) or small (1..5), odd or even. */
export const bull: OptionResult<Numbers> = {
  meets: (draw) => {
    const value = bullOf(draw);
    if (value === 0) return ['n0'];
    return [`n${String(value)}`, value >= BIG_FROM ? 'big' : 'small', value % 2 === 1 ? 'odd' : 'even'];
  },
  tiers: () => {
    const ways: Record<string, number> = { n0: 35_649, n10: 6456 };
    for (let value = 1; value < 10; value += 1) ways[`n${String(value)}`] = value % 2 === 1 ? ODD : EVEN;
    return enumeratedTiers(100_000, {
      ...ways,
      big: 2 * ODD + 2 * EVEN + 6456,
      small: 3 * ODD + 2 * EVEN,
      odd: 5 * ODD,
      even: 4 * EVEN + 6456,
    });
  },
};
