import { floorShare } from '@quetzal/domain/money';
import type { Net } from './net.ts';

/** A settled bet of one account in one round. */
export type SettledTableBet = { readonly bet: string; readonly stake: bigint; readonly net: Net };

/** Two main sides of which one wins what the other loses, each with the ids of its bets. */
export type Opposites = readonly [readonly string[], readonly string[]];

/**
 * What an account's bets of one round count as valid bet: the stakes that won or lost, half of a stake that lost half. Of stakes on two opposite sides
 * only the difference counts, since the rest cancels itself out; pushes count nothing.
 */
export function validBetOf(bets: readonly SettledTableBet[], opposites: readonly Opposites[]): bigint {
  const stakes = new Map<string, bigint>();
  for (const bet of bets) stakes.set(bet.bet, (stakes.get(bet.bet) ?? 0n) + decidedPart(bet));
  const staked = (ids: Iterable<string>): bigint => [...ids].reduce((sum, id) => sum + (stakes.get(id) ?? 0n), 0n);
  return opposites.reduce((sum, [one, other]) => {
    const [mine, theirs] = [staked(one), staked(other)];
    return sum - 2n * (mine < theirs ? mine : theirs);
  }, staked(stakes.keys()));
}

/** The part of a stake that was won with or lost: none of a push, half of a stake of which half comes back. */
function decidedPart({ stake, net: { numerator, denominator } }: SettledTableBet): bigint {
  if (numerator >= 0) return numerator === 0 ? 0n : stake;
  return floorShare(stake, BigInt(-numerator), BigInt(denominator));
}
