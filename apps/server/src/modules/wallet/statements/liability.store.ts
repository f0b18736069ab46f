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
  /** What open holds come to: the wagers and withdrawals that `held` is kept for. */
  openHolds: bigint;
  total: bigint;
  /** True when what is held is what the open holds come to, and the bonus accounts what is left of all grants. */
  agrees: boolean;
}

/** A site's liability by currency; currencies that no player ever had are left out. */
export async function liabilityOf(db: Reader, siteId: string): Promise<Liability[]> {
  const rows = await db
    .selectFrom('player_liability')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('currency')
    .execute();
  const granted = await sumRemaining(db, siteId);
  return rows.map((row) => {
    const amount = (value: string | number | bigint | null) => BigInt(value ?? 0);
    const [cash, bonus, held] = [amount(row.cash), amount(row.bonus), amount(row.held)];
    const openHolds = amount(row.open_holds);
    const sums = { cash, bonus, held, openHolds, total: cash + bonus + held };
    const agrees = held === openHolds && bonus === (granted.get(row.currency ?? '') ?? 0n);
    return { currency: row.currency ?? '', players: Number(row.players), ...sums, agrees };
  });
}
