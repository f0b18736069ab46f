import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { MovementKind, OwnTransferTable } from '../database/tables.ts';

/** A player's money with a vendor that keeps it itself; `playerRef` is the operator's own name for the player. */
export type WalletName = { readonly vendorCode: string; readonly playerRef: string; readonly currency: string };

/** A transfer as it is kept; `amount` in ledger units. */
export type OwnTransfer = Omit<Selectable<OwnTransferTable>, 'amount'> & { readonly amount: bigint };

/** A change of a wallet; `amount` in ledger units, above nothing. */
export type Movement = {
  readonly kind: MovementKind;
  readonly amount: bigint;
  readonly transferId?: string;
  readonly roundId?: string;
  readonly at: Date;
};

const columnsOf = ({ vendorCode, playerRef, currency }: WalletName) => ({
  vendor_code: vendorCode,
  player_ref: playerRef,
  currency,
});

/** What a player has, in ledger units; nothing when nothing ever came. */
export async function ownBalance(db: Db | Tx, { vendorCode, playerRef, currency }: WalletName): Promise<bigint> {
  const row = await db
    .selectFrom('own_wallet')
    .select('balance')
    .where('vendor_code', '=', vendorCode)
    .where('player_ref', '=', playerRef)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return BigInt(row?.balance ?? 0);
}

/** Lets transfers and rounds of one wallet take turns until the transaction ends; what is in it, in ledger units. */
export async function lockWallet(tx: Tx, wallet: WalletName): Promise<bigint> {
  const empty = { ...columnsOf(wallet), balance: 0n };
  await tx
    .insertInto('own_wallet')
    .values(empty)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { vendorCode, playerRef, currency } = wallet;
  const { balance } = await tx
    .selectFrom('own_wallet')
    .select('balance')
    .where('vendor_code', '=', vendorCode)
    .where('player_ref', '=', playerRef)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return BigInt(balance);
}

/**
 * Moves money in or out of a wallet and writes down that it did.
 * @returns what is in the wallet then; the database refuses less than nothing
 */
export async function moveOwn(tx: Tx, wallet: WalletName, movement: Movement): Promise<bigint> {
  const { kind, amount, transferId = null, roundId = null, at } = movement;
  const change = kind === 'transfer_in' || kind === 'win' ? amount : -amount;
  const { vendorCode, playerRef, currency } = wallet;
  const { balance } = await tx
    .updateTable('own_wallet')
    .set({ balance: sql`balance + ${change}` })
    .where('vendor_code', '=', vendorCode)
    .where('player_ref', '=', playerRef)
    .where('currency', '=', currency)
    .returning('balance')
    .executeTakeFirstOrThrow();
  const after = BigInt(balance);
  const facts = { kind, amount, balance_after: after, transfer_id: transferId, round_id: roundId, at };
  await tx
    .insertInto('own_movement')
    .values({ ...columnsOf(wallet), ...facts })
    .execute();
  return after;
}

/** Lets the calls about one transfer take turns until the transaction ends, whatever wallet they name. */
export async function lockTransfer(tx: Tx, vendorCode: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${vendorCode}/${id}`}, 0))`.execute(tx);
}

/** A transfer that was asked for before. */
export async function findTransfer(tx: Tx, vendorCode: string, id: string): Promise<OwnTransfer | undefined> {
  const row = await tx
    .selectFrom('own_transfer')
    .selectAll()
    .where('vendor_code', '=', vendorCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, amount: BigInt(row.amount) };
}

/** Keeps what became of a transfer. */
export async function keepTransfer(tx: Tx, transfer: OwnTransfer): Promise<void> {
  await tx.insertInto('own_transfer').values(transfer).execute();
}
