import { type Fraction, ONE, ZERO } from './fraction.ts';

/** One prize of a play. */
export type Tier = {
  readonly id: string;
  /** Expected hits per unit bet: the probability where the tier can be hit once. */
  readonly hits: Fraction;
  /** The part of the play's return that this tier pays. */
  readonly share: Fraction;
  /** The probability that the stake is returned instead. */
  readonly push: Fraction;
};

/** A tier that pays the whole return and never returns a stake unless told so. */
export function tier(id: string, hits: Fraction, { share = ONE, push = ZERO }: Partial<Tier> = {}): Tier {
  return { id, hits, share, push };
}
