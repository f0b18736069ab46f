import { sql } from 'kysely';
import type { Tx } from '#kernel/database/database.ts';
import type { Bet, NewBet } from './bet.model.ts';
import { betColumns, betOf } from './bets.row.ts';

export async function insertBet(tx: Tx, bet: NewBet): Promise<void> {
  await tx
    .insertInto('bet_record')
    .values({
      id: bet.id,
      site_id: bet.siteId,
      member_id: bet.memberId,
      round_id: bet.roundId,
      vendor_code: bet.vendorCode,
      vendor_round_id: bet.vendorRoundId,
      vendor_tx_id: bet.vendorTxId,
      game_code: bet.gameCode,
      game_type: bet.gameType,
      currency: bet.currency,
      stake: bet.stake,
      placed_at: bet.placedAt,
    })
    .execute();
}

export async function addToWin(tx: Tx, betId: string, amount: bigint): Promise<void> {
  await tx
    .updateTable('bet_record')
    .set({ win: sql`win + ${amount}` })
    .where('id', '=', betId)
    .execute();
}

export async function selectOpenOfRound(tx: Tx, roundId: string): Promise<Bet[]> {
  const rows = await tx
    .selectFrom('bet_record')
    .select(betColumns)
    .where('round_id', '=', roundId)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  return rows.map(betOf);
}

export async function updateSettled(tx: Tx, betId: string, validBet: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('bet_record')
    .set({ state: 'settled', valid_bet: validBet, settled_at: now })
    .where('id', '=', betId)
    .execute();
}

export async function updateRolledBack(tx: Tx, betId: string, now: Date): Promise<Bet | undefined> {
  const row = await tx
    .updateTable('bet_record')
    .set({ state: 'rolled_back', settled_at: now })
    .where('id', '=', betId)
    .where('state', '=', 'open')
    .returning(betColumns)
    .executeTakeFirst();
  return row && betOf(row);
}

/** Adds a settled bet to its member's day, which is a day of the site's time zone. */
export async function addToDay(tx: Tx, bet: Bet, timeZone: string, settledAt: Date): Promise<void> {
  await sql`
    insert into bet_day (member_id, day, currency, bets, stake, win, valid_bet)
    values (${bet.memberId}, (${settledAt}::timestamptz at time zone ${timeZone})::date, ${bet.currency},
      1, ${bet.stake}, ${bet.win}, ${bet.validBet})
    on conflict (member_id, day, currency) do update set
      bets = bet_day.bets + 1,
      stake = bet_day.stake + excluded.stake,
      win = bet_day.win + excluded.win,
      valid_bet = bet_day.valid_bet + excluded.valid_bet`.execute(tx);
}

export async function upsertDetail(tx: Tx, roundId: string, details: object): Promise<void> {
  const values = { details: JSON.stringify(details) };
  await tx
    .insertInto('bet_detail')
    .values({ round_id: roundId, ...values })
    .onConflict((conflict) => conflict.column('round_id').doUpdateSet(values))
    .execute();
}
