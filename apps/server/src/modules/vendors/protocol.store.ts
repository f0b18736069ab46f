import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { VendorTransaction as VendorTransactionRow } from '#kernel/database/schema.generated.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';

/** Takes the player's turn until the transaction ends: their calls run one after another, whatever process they reach. */
export async function lockPlayer(tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, `vendor-player:${memberId}`);
}

/** An answer that was given before. */
export interface KeptAnswer {
  requestHash: string;
  httpStatus: number;
  response: string;
}

export async function selectAnswer(db: Reader, vendorCode: string, requestId: string): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('vendor_request')
    .select(['request_hash as requestHash', 'http_status as httpStatus', 'response'])
    .where('vendor_code', '=', vendorCode)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function insertAnswer(
  tx: Tx,
  key: { vendorCode: string; requestId: string },
  answer: KeptAnswer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('vendor_request')
    .values({
      vendor_code: key.vendorCode,
      request_id: key.requestId,
      request_hash: answer.requestHash,
      http_status: answer.httpStatus,
      response: answer.response,
      created_at: now,
    })
    .execute();
}

/** A bet, win, rollback or prize as the vendor sent it. */
export interface VendorTransaction {
  vendorCode: string;
  txId: string;
  kind: 'bet' | 'win' | 'rollback' | 'credit';
  state: 'done' | 'rolled_back' | 'refunded' | 'never_came';
  memberId: string;
  payloadHash: string;
  betTxId: string | null;
  /** The win that a rollback takes back. */
  winTxId?: string | null;
  /** The free rounds that a bet, its rollback, a win or a prize belongs to. */
  grantId?: string | null;
  roundId: string | null;
  betId: string | null;
  currency: string;
  amount: bigint;
}

const transactionOf = (row: Selectable<VendorTransactionRow>): VendorTransaction => ({
  vendorCode: row.vendor_code,
  txId: row.tx_id,
  kind: row.kind as VendorTransaction['kind'],
  state: row.state as VendorTransaction['state'],
  memberId: row.member_id,
  payloadHash: row.payload_hash,
  betTxId: row.bet_tx_id,
  winTxId: row.win_tx_id,
  grantId: row.grant_id,
  roundId: row.round_id,
  betId: row.bet_id,
  currency: row.currency,
  amount: row.amount,
});

export async function selectTransaction(
  db: Reader,
  vendorCode: string,
  txId: string,
): Promise<VendorTransaction | undefined> {
  const row = await db
    .selectFrom('vendor_transaction')
    .selectAll()
    .where('vendor_code', '=', vendorCode)
    .where('tx_id', '=', txId)
    .executeTakeFirst();
  return row && transactionOf(row);
}

export async function insertTransaction(tx: Tx, movement: VendorTransaction, now: Date): Promise<void> {
  await tx
    .insertInto('vendor_transaction')
    .values({
      vendor_code: movement.vendorCode,
      tx_id: movement.txId,
      kind: movement.kind,
      state: movement.state,
      member_id: movement.memberId,
      payload_hash: movement.payloadHash,
      bet_tx_id: movement.betTxId,
      win_tx_id: movement.winTxId ?? null,
      grant_id: movement.grantId ?? null,
      round_id: movement.roundId,
      bet_id: movement.betId,
      currency: movement.currency,
      amount: movement.amount,
      created_at: now,
    })
    .execute();
}

/** Writes what became of a bet or win that counted until now. */
export async function markTransaction(
  tx: Tx,
  { vendorCode, txId }: Pick<VendorTransaction, 'vendorCode' | 'txId'>,
  state: 'rolled_back' | 'refunded',
): Promise<void> {
  await tx
    .updateTable('vendor_transaction')
    .set({ state })
    .where('vendor_code', '=', vendorCode)
    .where('tx_id', '=', txId)
    .execute();
}

/** The bets, wins and jackpots of a round that count, in the order in which they came. */
export async function selectStanding(db: Reader, roundId: string): Promise<VendorTransaction[]> {
  const rows = await db
    .selectFrom('vendor_transaction')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('kind', 'in', ['bet', 'win', 'credit'])
    .where('state', '=', 'done')
    .orderBy('created_at')
    .orderBy('tx_id')
    .execute();
  return rows.map(transactionOf);
}

/** The bets that were ever placed in a round, as the betting record names them. */
export async function selectBetIds(db: Reader, roundId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor_transaction')
    .select('bet_id')
    .where('round_id', '=', roundId)
    .where('kind', '=', 'bet')
    .execute();
  return rows.flatMap(({ bet_id: betId }) => betId ?? []);
}

/** Whether a bet has a win that was not taken back. */
export async function hasWin(db: Reader, vendorCode: string, betTxId: string): Promise<boolean> {
  const row = await db
    .selectFrom('vendor_transaction')
    .select('tx_id')
    .where('vendor_code', '=', vendorCode)
    .where('bet_tx_id', '=', betTxId)
    .where('kind', '=', 'win')
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
