import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** A transfer as it is kept. */
export type GameTransfer = Selectable<Tables['game_transfer']>;

/** A player's money. */
export interface WalletName {
  playerRef: string;
  currency: string;
}

/** What a player holds; nothing when they were never here. */
export async function balanceOf(db: Database | Tx, { playerRef, currency }: WalletName): Promise<bigint> {
  const wallets = db.selectFrom('game_wallet').select('balance').where('player_ref', '=', playerRef);
  return (await wallets.where('currency', '=', currency).executeTakeFirst())?.balance ?? 0n;
}

/** Lets the transfers of one player take turns until the transaction ends. */
export async function lockWallet(tx: Tx, { playerRef, currency }: WalletName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${playerRef}/${currency}`}, 0))`.execute(tx);
}

/** Writes what a player holds. */
export async function keepBalance(tx: Tx, { playerRef, currency }: WalletName, balance: bigint): Promise<void> {
  await tx
    .insertInto('game_wallet')
    .values({ player_ref: playerRef, currency, balance })
    .onConflict((conflict) => conflict.columns(['player_ref', 'currency']).doUpdateSet({ balance }))
    .execute();
}

/** A transfer that was asked for before. */
export function findTransfer(db: Database | Tx, id: string): Promise<GameTransfer | undefined> {
  return db.selectFrom('game_transfer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps what became of a transfer. */
export async function keepTransfer(tx: Tx, transfer: GameTransfer): Promise<void> {
  await tx.insertInto('game_transfer').values(transfer).execute();
}
