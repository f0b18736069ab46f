import type { Reader } from '#kernel/database/database.ts';

/** Marks a game; marking it again changes nothing. False when there is no such game. */
export async function insertFavorite(db: Reader, memberId: string, gameId: bigint, now: Date): Promise<boolean> {
  const game = await db.selectFrom('game').select('id').where('id', '=', gameId).executeTakeFirst();
  if (game === undefined) return false;
  await db
    .insertInto('game_favorite')
    .values({ member_id: memberId, game_id: gameId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function deleteFavorite(db: Reader, memberId: string, gameId: bigint): Promise<void> {
  await db.deleteFrom('game_favorite').where('member_id', '=', memberId).where('game_id', '=', gameId).execute();
}

export async function selectFavoriteIds(db: Reader, memberId: string): Promise<bigint[]> {
  const rows = await db
    .selectFrom('game_favorite')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1_000)
    .execute();
  return rows.map((row) => row.game_id);
}
