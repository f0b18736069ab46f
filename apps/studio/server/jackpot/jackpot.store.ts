import { openPot, type Pot } from '@quetzal/games/jackpot';
import type { Db, Tx } from '../database/database.ts';

/** Which pot: one for each operator, vendor and currency. */
export type PotKey = { readonly operatorId: string; readonly vendorCode: string; readonly currency: string };

/** A pot as it stands. */
export type KeptPot = {
  readonly pot: Pot;
  readonly rules: string;
  readonly plays: bigint;
  readonly isEnabled: boolean;
};

/** A win out of a pot, as its history has it. */
export type PotWin = { readonly playerRef: string; readonly amount: bigint; readonly at: Date };

export type PotEvent =
  | { readonly kind: 'won'; readonly amount: bigint; readonly houseTopUp: bigint; readonly roundId: string }
  | { readonly kind: 'disabled' | 'enabled'; readonly reason: string };

const keyed = ({ operatorId, vendorCode, currency }: PotKey) => ({
  operator_id: operatorId,
  vendor_code: vendorCode,
  currency,
});

/** Opens a pot with its first seed, which the house pays, unless it is open. */
export async function openPotOnce(tx: Tx, key: PotKey, first: { rules: string; seed: bigint; now: Date }) {
  const { seed, rules, now } = first;
  const { main, reserve } = openPot(seed, 0n);
  const row = { ...keyed(key), rules, main, reserve, main_carry: 0, reserve_carry: 0, opened_at: now };
  const opened = await tx
    .insertInto('jackpot')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (opened.numInsertedOrUpdatedRows !== 1n) return;
  await tx
    .insertInto('jackpot_event')
    .values({ ...keyed(key), kind: 'opened', amount: seed, at: now })
    .execute();
}

const pots = (db: Db | Tx) => db.selectFrom('jackpot').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof pots>['executeTakeFirstOrThrow']>>;

const toPot = (row: Row): KeptPot => ({
  pot: {
    main: BigInt(row.main),
    reserve: BigInt(row.reserve),
    mainCarry: BigInt(row.main_carry),
    reserveCarry: BigInt(row.reserve_carry),
  },
  rules: row.rules,
  plays: BigInt(row.plays),
  isEnabled: row.is_enabled,
});

/** The pot, held until the transaction ends: bets play it one after another. */
export async function lockPot(tx: Tx, { operatorId, vendorCode, currency }: PotKey): Promise<KeptPot | undefined> {
  const row = await pots(tx)
    .where('operator_id', '=', operatorId)
    .where('vendor_code', '=', vendorCode)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : toPot(row);
}

export async function findPot(db: Db, { operatorId, vendorCode, currency }: PotKey): Promise<KeptPot | undefined> {
  const row = await pots(db)
    .where('operator_id', '=', operatorId)
    .where('vendor_code', '=', vendorCode)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row === undefined ? undefined : toPot(row);
}

/** Writes down what a locked pot has become. */
export async function keepPot(tx: Tx, key: PotKey, { pot, rules, plays, isEnabled }: KeptPot): Promise<void> {
  await tx
    .updateTable('jackpot')
    .set({
      main: pot.main,
      reserve: pot.reserve,
      main_carry: Number(pot.mainCarry),
      reserve_carry: Number(pot.reserveCarry),
      rules,
      plays,
      is_enabled: isEnabled,
    })
    .where('operator_id', '=', key.operatorId)
    .where('vendor_code', '=', key.vendorCode)
    .where('currency', '=', key.currency)
    .execute();
}

export async function insertPotEvent(tx: Tx, key: PotKey, event: PotEvent, at: Date): Promise<void> {
  const facts =
    event.kind === 'won'
      ? { amount: event.amount, house_top_up: event.houseTopUp, round_id: event.roundId }
      : { reason: event.reason };
  await tx
    .insertInto('jackpot_event')
    .values({ ...keyed(key), kind: event.kind, at, ...facts })
    .execute();
}

/** The last wins out of a pot, the newest first. */
export async function listPotWins(db: Db, key: PotKey, count: number): Promise<PotWin[]> {
  const rows = await db
    .selectFrom('jackpot_event')
    .innerJoin('round', 'round.id', 'jackpot_event.round_id')
    .innerJoin('player', 'player.id', 'round.player_id')
    .select(['player.player_ref', 'round.jackpot_win as amount', 'jackpot_event.at'])
    .where('operator_id', '=', key.operatorId)
    .where('jackpot_event.vendor_code', '=', key.vendorCode)
    .where('jackpot_event.currency', '=', key.currency)
    .where('kind', '=', 'won')
    .orderBy('jackpot_event.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ player_ref: playerRef, amount, at }) => ({ playerRef, amount: BigInt(amount ?? 0), at }));
}
