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

/** Adds to what a bet won, below zero it takes away; answers the bet as it is then. */
export async function changeWin(tx: Tx, betId: string, amount: bigint): Promise<Bet> {
  const row = await tx
    .updateTable('bet_record')
    .set({ win: sql`win + ${amount}` })
    .where('id', '=', betId)
    .returning(betColumns)
    .executeTakeFirstOrThrow();
  return betOf(row);
}

/** Adds a jackpot to the first of these bets that stands; answers that bet as it is then. */
export async function addJackpot(tx: Tx, betIds: readonly string[], amount: bigint): Promise<Bet> {
  const row = await tx
    .updateTable('bet_record')
    .set({ jackpot: sql`jackpot + ${amount}` })
    .where('id', '=', (inner) =>
      inner
        .selectFrom('bet_record')
        .select('id')
        .where('id', 'in', betIds)
        .where('state', 'in', ['open', 'settled'])
        .orderBy('placed_at')
        .orderBy('id')
        .limit(1),
    )
    .returning(betColumns)
    .executeTakeFirstOrThrow();
  return betOf(row);
}

/** Which of these bets are open. */
export async function selectOpen(tx: Tx, ids: readonly string[]): Promise<Bet[]> {
  const rows = await tx
    .selectFrom('bet_record')
    .select(betColumns)
    .where('id', 'in', ids)
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
    .where('jackpot', '=', 0n)
    .returning(betColumns)
    .executeTakeFirst();
  return row && betOf(row);
}

/** Takes back those of some bets that were not taken back before; answers them with what they had been. */
export async function refundBets(tx: Tx, betIds: readonly string[], now: Date): Promise<{ before: Bet; after: Bet }[]> {
  const standing = await tx
    .selectFrom('bet_record')
    .select(betColumns)
    .where('id', 'in', betIds)
    .where('state', 'in', ['open', 'settled'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = standing.map(({ id }) => id);
  if (ids.length === 0) return [];
  const back = { state: 'refunded', win: 0n, jackpot: 0n, valid_bet: 0n, settled_at: now } as const;
  const rows = await tx.updateTable('bet_record').set(back).where('id', 'in', ids).returning(betColumns).execute();
  const after = new Map(rows.map((row) => [row.id, betOf(row)]));
  return standing.map((row) => ({ before: betOf(row), after: after.get(row.id) ?? betOf(row) }));
}

/** What a settled bet adds to its member's day. */
export interface DayShare {
  bets: bigint;
  stake: bigint;
  /** With jackpots. */
  win: bigint;
  validBet: bigint;
}

/** Adds to a member's day, which is a day of the site's time zone; below zero it takes away. */
export async function addToDay(
  tx: Tx,
  { memberId, currency }: Pick<Bet, 'memberId' | 'currency'>,
  { timeZone, settledAt }: { timeZone: string; settledAt: Date },
  share: DayShare,
): Promise<void> {
  await sql`
    insert into bet_day (member_id, day, currency, bets, stake, win, valid_bet)
    values (${memberId}, (${settledAt}::timestamptz at time zone ${timeZone})::date, ${currency},
      ${share.bets}, ${share.stake}, ${share.win}, ${share.validBet})
    on conflict (member_id, day, currency) do update set
      bets = bet_day.bets + excluded.bets,
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
