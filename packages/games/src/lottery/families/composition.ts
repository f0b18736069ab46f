import { choose } from '../arithmetic/choose.ts';
import { chooseExactly } from '../odds/chances.ts';
import { type Fraction, ratio } from '../odds/fraction.ts';

/** How a set of numbers falls on the drawn balls. */
export type Fall = {
  /** How many were drawn as regular (main) balls. */
  readonly regular: number;
  /** How many (0 or 1) were drawn as the special (additional) ball. */
  readonly special: number;
  /** How many were not drawn. */
  readonly missed: number;
};

/** How numbers fall on the regular balls and the special one. */
export function fallOf(numbers: readonly number[], regular: readonly number[], special: number): Fall {
  let hits = 0;
  for (const number of numbers) if (regular.includes(number)) hits += 1;
  const isSpecial = numbers.includes(special) ? 1 : 0;
  return { regular: hits, special: isSpecial, missed: numbers.length - hits - isSpecial };
}

/**
 * Visits every way in which a k-combination that holds `fixed` and is filled up from `free` falls on the balls, with the
 * number of such combinations: C(free regular, i) C(free special, j) C(free missed, rest).
 */
export function eachFall(
  k: number,
  fixed: Fall,
  free: Fall,
  visit: (regular: number, special: number, combinations: number) => void,
): void {
  const open = k - fixed.regular - fixed.special - fixed.missed;
  for (let special = 0; special <= Math.min(free.special, open); special += 1) {
    for (let regular = 0; regular <= Math.min(free.regular, open - special); regular += 1) {
      const combinations = choose(free.regular, regular) * choose(free.missed, open - special - regular);
      if (combinations > 0) visit(fixed.regular + regular, fixed.special + special, combinations);
    }
  }
}

/** Nothing. */
export const NO_FALL: Fall = { regular: 0, special: 0, missed: 0 };

/** The chance that of k given numbers so many are among the 6 regular balls and the special one of 49. */
export function chanceOfFall(k: number, regular: number, special: number): Fraction {
  const ways = chooseExactly(6, regular) * chooseExactly(1, special) * chooseExactly(42, k - regular - special);
  return ratio(ways, chooseExactly(49, k));
}
