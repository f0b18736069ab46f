import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { GameType, Vendor } from '../game.model.ts';

/** Lets one edit of the catalogue be made at a time, until the transaction ends. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await takeTurn(tx, 'games.catalogue');
}

/** Vendors of the catalogue as they stand, in its order. */
export async function selectVendors(db: Reader, codes?: readonly string[]): Promise<Required<Vendor>[]> {
  let query = db.selectFrom('vendor').selectAll().orderBy('sort').orderBy('code');
  if (codes !== undefined) query = query.where('code', 'in', [...codes]);
  const rows = await query.execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    baseUrl: row.base_url,
    gameTypes: row.game_types as GameType[],
    sort: row.sort,
    enabled: row.enabled,
    walletKind: row.wallet_kind as 'single' | 'transfer',
  }));
}

/** How many games each vendor has in the catalogue. */
export async function selectGameCounts(db: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; games: number }>`
    select vendor_code as code, count(*)::integer as games from game group by vendor_code`.execute(db);
  return new Map(rows.map(({ code, games }) => [code, games]));
}
