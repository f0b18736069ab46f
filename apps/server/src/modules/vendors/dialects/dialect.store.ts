import type { Reader } from '#kernel/database/database.ts';
import { isUuid } from '../player-check.ts';
import { roundIdOf } from '../rounds.store.ts';

/** The game of a ticket that this vendor may still use. */
export async function selectTicketGame(db: Reader, vendorCode: string, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('launch_token')
    .select('game_code')
    .where('token_hash', '=', tokenHash)
    .where('vendor_code', '=', vendorCode)
    .executeTakeFirst();
  return row?.game_code;
}

/** The hash of the session token that a ticket opened. */
export async function selectSessionOfTicket(
  db: Reader,
  vendorCode: string,
  launchTokenHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendor_session')
    .select('token_hash')
    .where('launch_token_hash', '=', launchTokenHash)
    .where('vendor_code', '=', vendorCode)
    .executeTakeFirst();
  return row?.token_hash;
}

/** The hash of the token of the newest session of a player, in one game or in any. */
export async function selectNewestSession(
  db: Reader,
  of: { vendorCode: string; memberId: string; gameCode?: string },
): Promise<string | undefined> {
  let query = db
    .selectFrom('vendor_session')
    .select('token_hash')
    .where('vendor_code', '=', of.vendorCode)
    .where('member_id', '=', of.memberId);
  if (of.gameCode !== undefined) query = query.where('game_code', '=', of.gameCode);
  const row = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row?.token_hash;
}

/** What a vendor may take back: a bet or a win, with round and game as the vendor named them. */
export interface MovementFacts {
  kind: 'bet' | 'win';
  roundId: string;
  gameCode: string;
}

export async function selectMovement(db: Reader, vendorCode: string, txId: string): Promise<MovementFacts | undefined> {
  const row = await db
    .selectFrom('vendor_transaction')
    .innerJoin('vendor_round', 'vendor_round.id', 'vendor_transaction.round_id')
    .select(['kind', 'vendor_round.vendor_round_id as roundId', 'vendor_round.game_code as gameCode'])
    .where('vendor_transaction.vendor_code', '=', vendorCode)
    .where('vendor_transaction.tx_id', '=', txId)
    .where('vendor_transaction.kind', 'in', ['bet', 'win'])
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as MovementFacts['kind'] };
}

/** The bet that a result without one is for: the first of the round that stands, else one that was taken back. */
export async function selectBetOfRound(
  db: Reader,
  of: { vendorCode: string; memberId: string; roundId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendor_transaction')
    .select('tx_id')
    .where('round_id', '=', roundIdOf({ ...of, vendorRoundId: of.roundId }))
    .where('kind', '=', 'bet')
    // 'done' comes before 'rolled_back'.
    .orderBy('state')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.tx_id;
}

/** Whether a text names free rounds that a site has granted. */
export async function selectIsGrant(db: Reader, text: string): Promise<boolean> {
  if (!isUuid(text)) return false;
  const row = await db.selectFrom('free_round_grant').select('id').where('id', '=', text).executeTakeFirst();
  return row !== undefined;
}
