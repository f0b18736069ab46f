import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import { sumRemaining } from '../bonuses/bonuses.store.ts';

/** What a site owes its players in one currency, in ledger units. */
export interface Liability {
  currency: string;
  /** How many players have any money. */
  players: number;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  /** What open holds come to: the withdrawals and transfers to vendors that `held` is kept for. */
  openHolds: bigint;
  /** The stakes of bets whose rounds have not ended: the vendors' for now, and the players' again if they are refunded. */
  openBets: bigint;
  /** What players hold, and what they have staked in rounds that have not ended. */
  total: bigint;
  /** True when what is held is what the open holds come to, and the bonus accounts what is left of all grants. */
  agrees: boolean;
}

async function sumOpenBets(db: Reader, siteId: string): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('bet_record')
    .select(['currency', sql<bigint>`sum(stake)::bigint`.as('stakes')])
    .where('site_id', '=', siteId)
    .where('state', '=', 'open')
    .groupBy('currency')
    .execute();
  return new Map(rows.map(({ currency, stakes }) => [currency, stakes]));
}

/** A site's liability by currency; currencies that no player ever had are left out. */
export async function liabilityOf(db: Reader, siteId: string): Promise<Liability[]> {
  const rows = await db
    .selectFrom('player_liability')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('currency')
    .execute();
  const [granted, staked] = [await sumRemaining(db, siteId), await sumOpenBets(db, siteId)];
  return rows.map((row) => {
    const amount = (value: string | number | bigint | null) => BigInt(value ?? 0);
    const [cash, bonus, held] = [amount(row.cash), amount(row.bonus), amount(row.held)];
    const openHolds = amount(row.open_holds);
    const openBets = staked.get(row.currency ?? '') ?? 0n;
    const sums = { cash, bonus, held, openHolds, openBets, total: cash + bonus + held + openBets };
    const agrees = held === openHolds && bonus === (granted.get(row.currency ?? '') ?? 0n);
    return { currency: row.currency ?? '', players: Number(row.players), ...sums, agrees };
  });
}
