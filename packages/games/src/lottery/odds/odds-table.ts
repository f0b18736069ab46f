import { NO_WINS, type Wins } from '../family.ts';
import type { Fraction } from './fraction.ts';
import { DEFAULT_RETURN, houseOdds, ODDS_SCALE } from './house.ts';
import type { Tier } from './tier.ts';

/** What each tier pays for one base unit, in units of 1/10000, stake included. Stored with an order. */
export type OddsTable = ReadonlyMap<string, bigint>;

/** The odds of all tiers of a play at a return. */
export function oddsTable(tiers: readonly Tier[], unitCost: number, returned: Fraction = DEFAULT_RETURN): OddsTable {
  return new Map(tiers.map((tier) => [tier.id, houseOdds(tier, unitCost, returned)]));
}

/**
 * What the wins are worth for one base unit on each bet, in units of 1/10000: the sum of hits * odds, and 1 for each push.
 * Throws RangeError on a tier that the table does not have, since that is a fault of the caller.
 */
export function prizeUnits(wins: Wins, odds: OddsTable): bigint {
  if (wins === NO_WINS) return 0n;
  let units = 0n;
  for (const [id, count] of Object.entries(wins)) {
    const price = id === 'push' ? ODDS_SCALE : odds.get(id);
    if (price === undefined) throw new RangeError(`No odds for the tier ${id}`);
    units += BigInt(count) * price;
  }
  return units;
}
