import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import { sumRemaining } from '../bonuses/bonuses.store.ts';

interface LiabilitySums {
  /** How many players have any money. */
  players: number;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  /** What open holds come to: the withdrawals and transfers to vendors that `held` is kept for. */
  openHolds: bigint;
  /** The stakes of bets whose rounds have not ended: the vendors' for now, and the players' again if they are refunded. */
  openBets: bigint;
  /** What payment providers have of the site's, less what they are owed. */
  heldByProviders: bigint;
  /** What lies in the bank account that is for players' money alone. */
  playerFunds: bigint;
  /** What the house has taken to its own account, less what it has put in from there. */
  houseFunds: bigint;
}

/** What a site owes its players in one currency, and where the money for it lies, in ledger units. */
export interface Liability extends LiabilitySums {
  currency: string;
  /** What players hold, and what they have staked in rounds that have not ended. */
  total: bigint;
  /** What there is for players beyond what they are owed; below zero is what is missing. */
  surplus: bigint;
  /** True when what is held is what the open holds come to, and the bonus accounts what is left of all grants. */
  agrees: boolean;
}

/** One statement, so that money on its way from one sum to another is in exactly one of them. */
async function sumsOf(db: Reader, siteId: string): Promise<(LiabilitySums & { currency: string })[]> {
  const { rows } = await sql<LiabilitySums & { currency: string }>`
    with owed as (
      select * from player_liability where site_id = ${siteId}::uuid
    ), staked as (
      select currency, sum(stake) as stakes from bet_record
      where site_id = ${siteId}::uuid and state = 'open' group by currency
    ), funds as (
      select currency, sum(balance) filter (where purpose = 'payment_clearing') as with_providers,
        sum(balance) filter (where purpose = 'player_funds') as of_players,
        sum(balance) filter (where purpose = 'house_funds') as of_house
      from house_balance where split_part(owner_id, '/', 1) = ${siteId}
        and purpose in ('payment_clearing', 'player_funds', 'house_funds')
      group by currency
    )
    select currency, coalesce(players, 0)::float8 as players, coalesce(cash, 0)::bigint as cash,
      coalesce(bonus, 0)::bigint as bonus, coalesce(held, 0)::bigint as held,
      coalesce(open_holds, 0)::bigint as "openHolds", coalesce(stakes, 0)::bigint as "openBets",
      coalesce(-with_providers, 0)::bigint as "heldByProviders", coalesce(-of_players, 0)::bigint as "playerFunds",
      coalesce(-of_house, 0)::bigint as "houseFunds"
    from owed full join staked using (currency) full join funds using (currency)
    order by currency`.execute(db);
  return rows;
}

/** A site's liability by currency; currencies that it never had money in are left out. */
export async function liabilityOf(db: Reader, siteId: string): Promise<Liability[]> {
  const [sums, granted] = [await sumsOf(db, siteId), await sumRemaining(db, siteId)];
  return sums.map((line) => {
    const { currency, cash, bonus, held, openBets, openHolds, heldByProviders, playerFunds } = line;
    const total = cash + bonus + held + openBets;
    const agrees = held === openHolds && bonus === (granted.get(currency) ?? 0n);
    return { ...line, total, surplus: heldByProviders + playerFunds - total, agrees };
  });
}
