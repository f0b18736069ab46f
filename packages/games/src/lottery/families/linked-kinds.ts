import { type Mask, has, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Wins } from '../family.ts';
import { chooseExactly, hitsEvery } from '../odds/chances.ts';
import { ratio } from '../odds/fraction.ts';
import { type Tier, tier } from '../odds/tier.ts';

/** One kind (zodiac, last digit) has another size than the rest, so combinations with it are a tier of their own. */
type Odd = { readonly id: string; readonly kind: number };

/** The k-subsets of the kinds that are both picked and drawn, with the odd kind and without it. */
export function linkedWins(picked: Mask, drawn: Mask, k: number, odd: Odd): Wins {
  const hits = sizeOf(picked & drawn);
  const isOddHit = has(picked & drawn, odd.kind);
  const wins: Record<string, number> = {};
  const withOdd = isOddHit ? choose(hits - 1, k - 1) : 0;
  const without = choose(isOddHit ? hits - 1 : hits, k);
  if (withOdd > 0) wins[odd.id] = withOdd;
  if (without > 0) wins['n'] = without;
  return wins;
}

const BALLS = 49;
const DRAWN = 7;

/**
 * The chances that all k kinds show among 7 of 49 balls, for kinds of `size` balls and one odd kind of `oddSize`: by
 * inclusion and exclusion over the missed kinds; the odd kind is one of them or not.
 */
export function linkedTiers(k: number, size: number, odd: { readonly id: string; readonly size: number }): Tier[] {
  const missed = (balls: number): bigint => chooseExactly(BALLS - balls, DRAWN);
  const all = chooseExactly(BALLS, DRAWN);
  const plain = hitsEvery(k, (groups) => ratio(missed(groups * size), all));
  let ways = 0n;
  for (let groups = 0; groups < k; groups += 1) {
    const term = missed(groups * size) - missed(groups * size + odd.size);
    ways += (groups % 2 === 0 ? 1n : -1n) * chooseExactly(k - 1, groups) * term;
  }
  return [tier(odd.id, ratio(ways, all)), tier('n', plain)];
}
