import { type TurnoverPeriod, turnoverFor } from '@quetzal/domain/wallet';
import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/**
 * A member's deposits since the last withdrawal, the oldest first, each with what was validly bet until the next. At that
 * withdrawal nothing was left to be bet, so that what lies before it does not matter any more.
 */
export async function turnoverOf(
  db: Reader,
  { memberId, currency }: { memberId: string; currency: string },
  basisPoints: number,
): Promise<{ periods: TurnoverPeriod[]; until: Date | null }> {
  const { rows } = await sql<{ settled_at: Date; amount: bigint; wagered: bigint }>`
    select settled_at, amount, (
      select coalesce(sum(valid_bet), 0)::bigint from bet_turnover
      where member_id = ${memberId} and currency = ${currency}
        and placed_at >= settled_at and (next_at is null or placed_at < next_at)) as wagered
    from (
      select settled_at, amount, lead(settled_at) over (order by settled_at) as next_at from wallet_deposit_settled
      where member_id = ${memberId} and currency = ${currency} and settled_at > coalesce((
        select max(turnover_until) from withdrawal where member_id = ${memberId} and currency = ${currency}),
        '-infinity')) as deposit
    order by settled_at`.execute(db);
  const periods = rows.map(({ amount, wagered }) => ({ required: turnoverFor(amount, basisPoints), wagered }));
  return { periods, until: rows.at(-1)?.settled_at ?? null };
}
