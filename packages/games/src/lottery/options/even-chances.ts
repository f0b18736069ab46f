import { type Fraction, minus, ONE, ratio, times, ZERO } from '../odds/fraction.ts';
import { type Tier, tier } from '../odds/tier.ts';
import type { OptionParams } from '../play.ts';

/** An outcome that options are judged by, and in how many equally likely ways it comes about. */
export type Weighed<Outcome> = readonly (readonly [Outcome, number | bigint])[];

/**
 * The tiers of options whose chances follow from counting: in how many of all ways each option is met and in how many the
 * stakes come back. When the play is not tiered, all options have the chance of the first.
 */
export function countedTiers<Outcome>(
  { options, tiered }: OptionParams,
  outcomes: Weighed<Outcome>,
  meets: (outcome: Outcome) => readonly string[] | 'push',
): readonly Tier[] {
  let [all, pushes] = [0n, 0n];
  const ways = new Map<string, bigint>();
  for (const [outcome, count] of outcomes) {
    all += BigInt(count);
    const met = meets(outcome);
    if (met === 'push') pushes += BigInt(count);
    else for (const option of met) ways.set(option, (ways.get(option) ?? 0n) + BigInt(count));
  }
  const tierOf = (id: string, option: string): Tier =>
    tier(id, ratio(ways.get(option) ?? 0n, all), { push: ratio(pushes, all) });
  return tiered ? options.map((option) => tierOf(option, option)) : [tierOf('win', options[0] as string)];
}

/** The tiers of options whose chances are given, by enumeration of all draws. */
export function enumeratedTiers(all: number, ways: Readonly<Record<string, number>>): readonly Tier[] {
  return Object.entries(ways).map(([id, count]) => tier(id, ratio(count, all)));
}

/** The chance that something with the given chance happens at least `least` times in `tries`. */
export function atLeast(least: number, tries: number, chance: Fraction): Fraction {
  const miss = minus(ONE, chance);
  const power = (base: Fraction, exponent: number): Fraction =>
    ratio(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
  let below = ZERO;
  let orders = 1n;
  for (let hits = 0; hits < least; hits += 1) {
    const term = times(times(power(chance, hits), power(miss, tries - hits)), ratio(orders));
    below = ratio(
      below.numerator * term.denominator + term.numerator * below.denominator,
      below.denominator * term.denominator,
    );
    orders = (orders * BigInt(tries - hits)) / BigInt(hits + 1);
  }
  return minus(ONE, below);
}
