import type { Reader } from '#kernel/database/database.ts';

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

/** Round and game of a bet as its vendor named them. */
export interface BetFacts {
  roundId: string;
  gameCode: string;
}

export async function selectBetFacts(db: Reader, vendorCode: string, txId: string): Promise<BetFacts | undefined> {
  return db
    .selectFrom('vendor_transaction')
    .innerJoin('vendor_round', 'vendor_round.id', 'vendor_transaction.round_id')
    .select(['vendor_round.vendor_round_id as roundId', 'vendor_round.game_code as gameCode'])
    .where('vendor_transaction.vendor_code', '=', vendorCode)
    .where('vendor_transaction.tx_id', '=', txId)
    .where('vendor_transaction.kind', '=', 'bet')
    .executeTakeFirst();
}

/** The bet that a result without one is for: the first of the round that stands, else one that was taken back. */
export async function selectBetOfRound(
  db: Reader,
  of: { vendorCode: string; memberId: string; roundId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendor_round')
    .innerJoin('vendor_transaction', 'vendor_transaction.round_id', 'vendor_round.id')
    .select('vendor_transaction.tx_id')
    .where('vendor_round.vendor_code', '=', of.vendorCode)
    .where('vendor_round.vendor_round_id', '=', of.roundId)
    .where('vendor_round.member_id', '=', of.memberId)
    .where('vendor_transaction.kind', '=', 'bet')
    // 'done' comes before 'rolled_back'.
    .orderBy('vendor_transaction.state')
    .orderBy('vendor_transaction.created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.tx_id;
}
