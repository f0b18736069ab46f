import type { Db, Tx } from '../database/database.ts';

/** A session with the player that it belongs to. */
export type Session = {
  readonly id: string;
  readonly playerId: string;
  readonly gameCode: string;
  readonly vendorCode: string;
  readonly playerRef: string;
  readonly currency: string;
  readonly nickname: string;
  readonly isDemo: boolean;
  readonly platformToken: string | null;
  readonly lobbyUrl: string | null;
};

export type NewPlayer = {
  readonly id: string;
  readonly vendorCode: string;
  readonly playerRef: string;
  readonly currency: string;
  readonly nickname: string;
  readonly demoBalance: bigint | null;
};

export async function upsertPlayer(tx: Tx, player: NewPlayer, now: Date): Promise<string> {
  const row = await tx
    .insertInto('player')
    .values({
      id: player.id,
      vendor_code: player.vendorCode,
      player_ref: player.playerRef,
      currency: player.currency,
      nickname: player.nickname,
      demo_balance: player.demoBalance,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['vendor_code', 'player_ref', 'currency']).doUpdateSet({ nickname: player.nickname }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly playerId: string;
  readonly gameCode: string;
  readonly platformToken: string | null;
  readonly lobbyUrl: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
};

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      player_id: session.playerId,
      game_code: session.gameCode,
      platform_token: session.platformToken,
      lobby_url: session.lobbyUrl,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

const sessions = (db: Db | Tx) =>
  db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select([
      'session.id',
      'session.player_id',
      'session.game_code',
      'session.platform_token',
      'session.lobby_url',
      'player.vendor_code',
      'player.player_ref',
      'player.currency',
      'player.nickname',
      'player.demo_balance',
    ]);

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>;

const toSession = (row: SessionRow): Session => ({
  id: row.id,
  playerId: row.player_id,
  gameCode: row.game_code,
  vendorCode: row.vendor_code,
  playerRef: row.player_ref,
  currency: row.currency,
  nickname: row.nickname,
  isDemo: row.demo_balance !== null,
  platformToken: row.platform_token,
  lobbyUrl: row.lobby_url,
});

export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const row = await sessions(db)
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? undefined : toSession(row);
}

/** The session of a round, expired or not: a win must arrive even after the player has left. */
export async function findSessionById(db: Db, id: string): Promise<Session | undefined> {
  const row = await sessions(db).where('session.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toSession(row);
}

export async function demoBalance(db: Db | Tx, playerId: string): Promise<bigint> {
  const row = await db.selectFrom('player').select('demo_balance').where('id', '=', playerId).executeTakeFirstOrThrow();
  return BigInt(row.demo_balance ?? '0');
}

/** Makes the rounds and seeds of one player wait for one another. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
}

export async function setDemoBalance(tx: Tx, playerId: string, balance: bigint): Promise<void> {
  await tx.updateTable('player').set({ demo_balance: balance }).where('id', '=', playerId).execute();
}
