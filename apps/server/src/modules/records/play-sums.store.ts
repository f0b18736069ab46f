import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** Whose bets, of which currency; those of free rounds cost nothing, but win. */
export interface PlayOf {
  memberId: string;
  currency: string;
  withFreeRounds: boolean;
}

/** What was staked and won, in ledger units. */
export interface PlaySum {
  staked: bigint;
  won: bigint;
}

/**
 * What a member staked and won since each of these instants, in their order: open bets are staked, and a bet counts where it
 * was placed with all that it has won since. Bets that were given back count nothing.
 */
export async function selectPlaySums(db: Reader, of: PlayOf, since: readonly Date[]): Promise<PlaySum[]> {
  if (since.length === 0) return [];
  const { rows } = await sql<PlaySum>`
    select coalesce(sum(bet.stake), 0)::bigint as staked, coalesce(sum(bet.win), 0)::bigint as won
    from unnest(${since}::timestamptz[]) with ordinality as start (at, position)
    left join bet_record bet on bet.member_id = ${of.memberId} and bet.currency = ${of.currency}
      and bet.placed_at >= start.at and bet.state in ('open', 'settled') and (bet.stake > 0 or ${of.withFreeRounds})
    group by start.position order by start.position`.execute(db);
  return rows;
}
