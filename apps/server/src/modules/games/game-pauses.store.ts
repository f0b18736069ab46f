import type { Reader, Tx } from '#kernel/database/database.ts';
import type { GameKey, Pause } from './game.model.ts';

/** A game that a site has closed by itself. */
export interface ClosedGame extends GameKey {
  pause: Pause;
}

/** A game at a site. */
type GameAtSite = GameKey & { siteId: string };

const gameId = (db: Reader, { vendorCode, gameCode }: GameKey) =>
  db.selectFrom('game').select('id').where('vendor_code', '=', vendorCode).where('code', '=', gameCode);

/** The games that a site has closed by themselves, the latest first. */
export async function selectClosedGames(db: Reader, siteId: string): Promise<ClosedGame[]> {
  const rows = await db
    .selectFrom('game_pause')
    .innerJoin('game', 'game.id', 'game_pause.game_id')
    .select(['game.vendor_code', 'game.code', 'game_pause.paused_at', 'game_pause.back_at'])
    .where('game_pause.site_id', '=', siteId)
    .orderBy('game_pause.paused_at', 'desc')
    .orderBy('game.id')
    .execute();
  return rows.map((row) => ({
    vendorCode: row.vendor_code,
    gameCode: row.code,
    pause: { at: row.paused_at, backAt: row.back_at },
  }));
}

/** A game's own pause at a site; undefined when there is no such game. */
export async function selectGamePause(db: Reader, key: GameAtSite): Promise<Pause | null | undefined> {
  const row = await db
    .selectFrom('game')
    .leftJoin('game_pause', (join) =>
      join.onRef('game_pause.game_id', '=', 'game.id').on('game_pause.site_id', '=', key.siteId),
    )
    .select(['game_pause.paused_at', 'game_pause.back_at'])
    .where('game.vendor_code', '=', key.vendorCode)
    .where('game.code', '=', key.gameCode)
    .where('game.is_list', '=', false)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.paused_at === null ? null : { at: row.paused_at, backAt: row.back_at };
}

/** Closes a game at a site; closed already, only the time of its return changes. */
export async function upsertGamePause(tx: Tx, key: GameAtSite, pause: Pause): Promise<void> {
  await tx
    .insertInto('game_pause')
    .values({ site_id: key.siteId, game_id: gameId(tx, key), paused_at: pause.at, back_at: pause.backAt })
    .onConflict((conflict) => conflict.columns(['site_id', 'game_id']).doUpdateSet({ back_at: pause.backAt }))
    .execute();
}

export async function deleteGamePause(tx: Tx, key: GameAtSite): Promise<void> {
  await tx.deleteFrom('game_pause').where('site_id', '=', key.siteId).where('game_id', '=', gameId(tx, key)).execute();
}
