import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/**
 * Whose play, of which currency. With prizes, what free rounds, jackpots and promotions paid counts too: for who asks how
 * playing came out. Limits leave it out, for it makes no room in them.
 */
export interface PlayOf {
  memberId: string;
  currency: string;
  withPrizes: boolean;
}

/** What was staked and won, in ledger units. */
export interface PlaySum {
  staked: bigint;
  won: bigint;
}

/**
 * What a member staked and won since each of these instants, in their order: open bets are staked, and a bet counts where it
 * was placed with all that it has won since. Bets that were given back count nothing. A prize that belongs to no bet counts
 * where it was paid.
 */
export async function selectPlaySums(db: Reader, of: PlayOf, since: readonly Date[]): Promise<PlaySum[]> {
  if (since.length === 0) return [];
  const { memberId, currency, withPrizes } = of;
  const won = withPrizes ? sql`bet.win + bet.jackpot` : sql`bet.win`;
  const apart = sql`coalesce((select sum(amount) from prize_paid
    where member_id = ${memberId} and currency = ${currency} and paid_at >= start.at), 0)`;
  const { rows } = await sql<PlaySum>`
    select coalesce(sum(bet.stake), 0)::bigint as staked,
      (coalesce(sum(${won}), 0) + ${withPrizes ? apart : sql`0`})::bigint as won
    from unnest(${since}::timestamptz[]) with ordinality as start (at, position)
    left join bet_record bet on bet.member_id = ${memberId} and bet.currency = ${currency}
      and bet.placed_at >= start.at and bet.state in ('open', 'settled') and (bet.stake > 0 or ${withPrizes})
    group by start.position, start.at order by start.position`.execute(db);
  return rows;
}
