import type { Reader, Tx } from '#kernel/database/database.ts';
import { derivedId } from '#kernel/ids/derived-id.ts';

/** A round of one player as the vendor names it. */
export interface Round {
  id: string;
  vendorCode: string;
  vendorRoundId: string;
  memberId: string;
  gameCode: string;
  state: 'open' | 'closed' | 'cancelled' | 'refunded';
}

export interface RoundKey {
  vendorCode: string;
  vendorRoundId: string;
  memberId: string;
}

/** The id of the round that a vendor calls so: known before it is looked up, and the same whoever opens it. */
export function roundIdOf({ vendorCode, vendorRoundId, memberId }: RoundKey): string {
  return derivedId(`round/${vendorCode}/${memberId}/${vendorRoundId}`);
}

/** A round, held until the transaction ends: nothing is added to it and nothing ends it meanwhile. */
export function lockRound(tx: Tx, key: RoundKey): Promise<Round | undefined> {
  return lockRoundById(tx, roundIdOf(key));
}

/** The same by the round's id. */
export async function lockRoundById(tx: Tx, id: string): Promise<Round | undefined> {
  const row = await tx.selectFrom('vendor_round').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return (
    row && {
      id: row.id,
      vendorCode: row.vendor_code,
      vendorRoundId: row.vendor_round_id,
      memberId: row.member_id,
      gameCode: row.game_code,
      state: row.state as Round['state'],
    }
  );
}

export async function insertRound(tx: Tx, key: RoundKey, gameCode: string, now: Date): Promise<void> {
  await tx
    .insertInto('vendor_round')
    .values({
      id: roundIdOf(key),
      vendor_code: key.vendorCode,
      vendor_round_id: key.vendorRoundId,
      member_id: key.memberId,
      game_code: gameCode,
      opened_at: now,
    })
    .execute();
}

export async function endRound(tx: Tx, id: string, state: Exclude<Round['state'], 'open'>, now: Date): Promise<void> {
  await tx.updateTable('vendor_round').set({ state, ended_at: now }).where('id', '=', id).execute();
}

/** Whether any bet of the round still stands. */
export async function hasStandingBet(db: Reader, roundId: string): Promise<boolean> {
  const row = await db
    .selectFrom('vendor_transaction')
    .select('tx_id')
    .where('round_id', '=', roundId)
    .where('kind', '=', 'bet')
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
