import type { Reader, Tx } from '#kernel/database/database.ts';

/** A ticket into one game. */
export interface LaunchToken {
  tokenHash: string;
  memberId: string;
  loginSessionId: string;
  vendorCode: string;
  gameCode: string;
  language: string;
  theme: 'dark' | 'light';
  lobbyUrl: string;
  expiresAt: Date;
}

export async function insertLaunchToken(db: Reader, token: LaunchToken, now: Date): Promise<void> {
  await db
    .insertInto('launch_token')
    .values({
      token_hash: token.tokenHash,
      member_id: token.memberId,
      login_session_id: token.loginSessionId,
      vendor_code: token.vendorCode,
      game_code: token.gameCode,
      language: token.language,
      theme: token.theme,
      lobby_url: token.lobbyUrl,
      expires_at: token.expiresAt,
      created_at: now,
    })
    .execute();
}

/** The ticket, locked until the transaction ends, so that it opens one session even when shown twice at once. */
export async function lockLaunchToken(
  tx: Tx,
  vendorCode: string,
  tokenHash: string,
): Promise<(LaunchToken & { usedByRequest: string | null }) | undefined> {
  const row = await tx
    .selectFrom('launch_token')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('vendor_code', '=', vendorCode)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      tokenHash: row.token_hash,
      memberId: row.member_id,
      loginSessionId: row.login_session_id,
      vendorCode: row.vendor_code,
      gameCode: row.game_code,
      language: row.language,
      theme: row.theme as 'dark' | 'light',
      lobbyUrl: row.lobby_url,
      expiresAt: row.expires_at,
      usedByRequest: row.used_by_request,
    }
  );
}

export async function markUsed(tx: Tx, tokenHash: string, requestId: string): Promise<void> {
  await tx
    .updateTable('launch_token')
    .set({ used_by_request: requestId })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Whether players' money has to be moved to the vendor first: then its bets are out of our sight. */
export async function selectHasOwnWallet(db: Reader, vendorCode: string): Promise<boolean> {
  const query = db.selectFrom('transfer_vendor').select('code').where('code', '=', vendorCode);
  return (await query.executeTakeFirst()) !== undefined;
}

/** A member in a game. */
export interface VendorSession {
  memberId: string;
  loginSessionId: string;
  gameCode: string;
  expiresAt: Date;
}

/** Opens the session of a ticket; the same ticket again replaces the session's token. */
export async function upsertSession(
  tx: Tx,
  session: VendorSession & { id: string; tokenHash: string; launchTokenHash: string; vendorCode: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('vendor_session')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      launch_token_hash: session.launchTokenHash,
      member_id: session.memberId,
      login_session_id: session.loginSessionId,
      vendor_code: session.vendorCode,
      game_code: session.gameCode,
      created_at: now,
      expires_at: session.expiresAt,
    })
    .onConflict((conflict) => conflict.column('launch_token_hash').doUpdateSet({ token_hash: session.tokenHash }))
    .execute();
}

export async function selectSession(
  db: Reader,
  vendorCode: string,
  tokenHash: string,
): Promise<VendorSession | undefined> {
  return db
    .selectFrom('vendor_session')
    .select([
      'member_id as memberId',
      'login_session_id as loginSessionId',
      'game_code as gameCode',
      'expires_at as expiresAt',
    ])
    .where('vendor_code', '=', vendorCode)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The game of a vendor that a member opened last. */
export async function selectNewestGame(db: Reader, vendorCode: string, memberId: string): Promise<string | undefined> {
  const sessions = db.selectFrom('vendor_session').select('game_code').where('member_id', '=', memberId);
  const row = await sessions
    .where('vendor_code', '=', vendorCode)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.game_code;
}

/** Deletes tickets that can no longer open anything. */
export async function deleteOldTokens(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('launch_token').where('expires_at', '<', before).execute();
}
